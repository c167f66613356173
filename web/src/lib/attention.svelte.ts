// "It is your turn", said outside the page: a notification of the browser, if the person wants one and the browser lets us.

const PLACE = "tablee-attention";

class Attention {
  /** The person has asked for it in this browser. */
  private wanted = $state(this.load());

  private load(): boolean {
    try {
      return localStorage.getItem(PLACE) === "yes";
    } catch {
      return false; // storage is forbidden: the wish lasts as long as the page
    }
  }

  get able(): boolean {
    return "Notification" in window && Notification.permission !== "denied";
  }
  get on(): boolean {
    return this.wanted && this.able && Notification.permission === "granted";
  }

  /** Turned on it asks the browser, which asks the person. */
  async turn(on: boolean): Promise<void> {
    if (on && this.able && Notification.permission === "default") await Notification.requestPermission();
    this.wanted = on;
    try {
      localStorage.setItem(PLACE, on ? "yes" : "no");
    } catch {
      // see load
    }
  }

  /** Only while nobody looks at the page; a press on it brings the page back. What it returns takes it away again. */
  call(title: string, text: string, tag: string): (() => void) | undefined {
    if (!this.on || !document.hidden) return undefined;
    try {
      const shown = new Notification(title, { body: text, tag, icon: "/icon-192.png" });
      shown.onclick = () => {
        window.focus();
        shown.close();
      };
      return () => shown.close();
    } catch {
      return undefined; // some phones let only service workers notify: the title of the page has to do
    }
  }
}

export const attention = new Attention();
