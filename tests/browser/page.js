// Runs before the client in every page of the browser tests: keeps what travels over the socket, draws chance from the
// seed of the person, and looks for what can be chosen as a hand, a finger or a keyboard would have to.
(() => {
  // pages come from the server in every test; what the service worker does has a test of its own
  Object.defineProperty(navigator, "serviceWorker", { value: undefined });
  const frames = [];
  const sent = [];
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", (event) => frames.push(event.data));
    }
    send(data) {
      sent.push(data);
      super.send(data);
    }
  };

  function hash(text) {
    let found = 2166136261;
    for (let i = 0; i < text.length; i++) found = Math.imul(found ^ text.charCodeAt(i), 16777619);
    found = Math.imul(found ^ (found >>> 15), 2246822507);
    return (found ^ (found >>> 13)) >>> 0;
  }
  let drawn = 0;
  /** How often chance was asked; kept, because a page loaded anew must not say the same ids again. */
  function counted() {
    try {
      const calls = Number(localStorage.getItem("test-calls") ?? 0);
      localStorage.setItem("test-calls", String(calls + 1));
      return calls;
    } catch {
      return drawn++; // storage is forbidden
    }
  }
  Math.random = () => hash(`${window.testSeed}/${drawn++}`) / 4294967296;
  crypto.getRandomValues = (array) => {
    const calls = counted();
    for (let i = 0; i < array.length; i++) array[i] = hash(`${window.testSeed}/${calls}/${i}`) >>> 8;
    return array;
  };

  const OFFERS = "[data-option], [data-opens], [data-pick], [data-pile].live, [data-deal=compose] [data-term]:not([aria-disabled])";
  const SPOTS = "[data-piece], [data-pile], [data-cell], [data-term]";
  const soon = () => new Promise((resolve) => setTimeout(resolve));
  const shown = (element) => element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
  const named = (element) => (element.getAttribute("aria-label") ?? element.innerText ?? "").trim();
  const describe = (element) => {
    if (!element) return "nothing";
    const data = Object.entries(element.dataset).map(([name, value]) => ` data-${name}="${value}"`);
    const kind = typeof element.className === "string" && element.className ? `.${element.className.split(" ")[0]}` : "";
    return `<${element.tagName.toLowerCase()}${kind}${data.join("")}>`;
  };

  /** Why somebody could not use this element; "" if they can. */
  function trouble(element) {
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (box.width < 16 || box.height < 16) return `is only ${Math.round(box.width)} by ${Math.round(box.height)} large`;
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return `cannot be scrolled into sight (${Math.round(x)}, ${Math.round(y)})`;
    const hit = document.elementFromPoint(x, y);
    if (!element.contains(hit)) return `is covered by ${describe(hit)}`;
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) return "cannot take the focus";
    if (!named(element)) return "has no name";
    return "";
  }

  /** The answers that a row of an offer stands for: a press puts it into the draft, where its other forms can be chosen. */
  async function drafted(row) {
    const line = row.closest("li");
    const verb = row.closest("[data-side]").dataset.side === "gives" ? "give" : "want";
    const before = row.getAttribute("aria-pressed");
    if (before !== "true") row.click();
    await soon();
    const chosen = line.dataset.draftTerm;
    if (!chosen || !row.isConnected) return [{ wrong: "cannot be put into the offer" }];
    const forms = line.querySelector("select");
    const found = [{ key: `${verb} ${chosen}`, wrong: "" }];
    if (forms) {
      const wrong = trouble(forms);
      for (const { value, text } of forms.options) {
        if (value !== chosen) found.push({ key: `${verb} ${value}`, wrong: wrong || (text.trim() ? "" : "has a form without a name") });
      }
    }
    if (before !== "true") row.click();
    await soon();
    if (row.getAttribute("aria-pressed") !== before) found.push({ wrong: "cannot be taken out of the offer again" });
    return found;
  }

  /** Every element under `root` that offers something, and whether it is usable; menus and piles are opened and searched. */
  async function search(root, found, way) {
    const elements = [...root.querySelectorAll(OFFERS)].filter((element) => shown(element) && (way.dialog || !element.closest("dialog")));
    for (const element of elements) {
      const { option, opens, pick, term } = element.dataset;
      const wrong = trouble(element);
      if (term !== undefined) {
        for (const one of await drafted(element)) found.push({ ...one, wrong: wrong || one.wrong, element: describe(element), ...way });
        continue;
      }
      if (option !== undefined) found.push({ key: option, wrong, element: describe(element), ...way });
      if (pick !== undefined) found.push({ pick, wrong, element: describe(element), ...way });
      if (opens === undefined && !element.matches("[data-pile]")) continue;
      if (wrong) {
        found.push({ opens, wrong, element: describe(element), ...way });
        continue;
      }
      const before = new Set(document.querySelectorAll("dialog[open]"));
      element.click();
      await soon();
      const dialog = [...document.querySelectorAll("dialog[open]")].find((one) => !before.has(one));
      if (!dialog) {
        found.push({ opens, wrong: "opens nothing", element: describe(element), ...way });
        continue;
      }
      await search(dialog, found, { ...way, dialog: opens });
      dialog.querySelector("button").click(); // the first one closes
      await soon();
      if (dialog.isConnected && dialog.open) found.push({ opens, wrong: "does not close again", element: describe(element), ...way });
    }
  }

  /** Puts everything that scrolls back to where it is now. */
  function kept() {
    const places = [...document.querySelectorAll("*")]
      .filter((one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth)
      .map((one) => [one, one.scrollTop, one.scrollLeft]);
    return () => places.forEach(([one, top, left]) => one.scrollTo({ top, left, behavior: "instant" }));
  }

  /** All that is offered, on every tab where there are tabs. */
  async function offers() {
    const found = [];
    const focus = document.activeElement;
    const back = kept();
    const tabs = [...document.querySelectorAll("[data-tab-button]")].filter((tab) => shown(tab) && tab.dataset.tabButton !== "log");
    const home = tabs.find((tab) => tab.getAttribute("aria-pressed") === "true");
    if (!tabs.length) await search(document.body, found, {});
    // the tab that the table has turned to comes first: what can be seen there without looking for it
    for (const tab of [...tabs].sort((a, b) => Number(b === home) - Number(a === home))) {
      if (tab.getAttribute("aria-pressed") !== "true") tab.click();
      await soon();
      await search(document.body, found, { tab: tab.dataset.tabButton, turned: tab === home });
    }
    if (home && home.getAttribute("aria-pressed") !== "true") home.click();
    await soon();
    if (focus instanceof HTMLElement && focus.isConnected) focus.focus({ preventScroll: true });
    back();
    return found;
  }

  /** The arrow keys that lead from the focus to a spot; null: they do not. */
  function way(selector) {
    const goal = [...document.querySelectorAll(selector)].find(shown);
    const start = document.activeElement?.closest(SPOTS);
    if (!goal || !start) return null;
    const back = kept();
    const ways = new Map([[start, []]]);
    for (const spot of ways.keys()) {
      if (spot === goal) break;
      for (const key of ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]) {
        spot.focus({ preventScroll: true });
        spot.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        const next = document.activeElement;
        if (!ways.has(next)) ways.set(next, [...ways.get(spot), key]);
      }
    }
    start.focus({ preventScroll: true });
    back();
    return ways.get(goal) ?? null;
  }

  /** All words of the page, those that are only spoken, too. */
  function words() {
    const spoken = [...document.querySelectorAll("[aria-label], [title], [aria-description], [placeholder]")].flatMap((element) =>
      ["aria-label", "title", "aria-description", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
    );
    return [document.title, document.body.textContent, ...spoken].join("\n");
  }

  /** Why the element that has the focus cannot be seen to have it; "" if it can. */
  function unseen() {
    const element = document.activeElement;
    const box = element.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!element.contains(hit)) return `${describe(element)} has the focus and lies under ${describe(hit)}`;
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    return outlineStyle === "none" && boxShadow === "none" ? `nothing shows that ${describe(element)} has the focus` : "";
  }

  /** What does not fit: a page wider than its window, and on a phone letters below 14 px. */
  function cramped(phone) {
    const found = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide, the window ${clientWidth}`);
    if (!phone) return found;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!walker.currentNode.data.trim() || element.closest(".visually-hidden, option") || !shown(element)) continue;
      const size = parseFloat(getComputedStyle(element).fontSize);
      if (size < 14) found.push(`${JSON.stringify(walker.currentNode.data.trim())} has letters of ${size} px`);
    }
    return [...new Set(found)];
  }

  /** What of a box can be seen: cut by what clips it, and by the window. Areas that scroll hide what can be scrolled to. */
  function visible(box, element) {
    let { left, top, right, bottom } = box;
    let scrolled = false;
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(one);
      if (overflowX !== "visible" || overflowY !== "visible") {
        const frame = one.getBoundingClientRect();
        const scrolls = [overflowX, overflowY].some((how) => how === "auto" || how === "scroll");
        const [l, t, r, b] = [Math.max(left, frame.left), Math.max(top, frame.top), Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
        if (scrolls && (l > left + 1 || t > top + 1 || r < right - 1 || b < bottom - 1)) scrolled = true;
        [left, top, right, bottom] = [l, t, r, b];
      }
      if (position === "fixed") break;
    }
    return { left, top, right, bottom, scrolled };
  }

  /** Every text that is shown, with its boxes; what belongs to another layer than the topmost dialog does not count. */
  function texts() {
    const dialogs = [...document.querySelectorAll("dialog[open]")];
    const root = dialogs.at(-1) ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const words = node.data.trim();
      if (!words || !shown(element) || element.closest(".visually-hidden, .skip, option, select, textarea, svg, noscript")) continue;
      if (getComputedStyle(element).clipPath === "inset(50%)") continue; // only spoken
      if (element.checkVisibility && !element.checkVisibility({ opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
      if (boxes.length) found.push({ words, element, boxes });
    }
    return found;
  }

  /** The text of a small card fades out on purpose: a press, a rest of the finger or the mouse shows all of it. */
  function fades(element) {
    return Boolean(element.closest("[data-shape=card]")) && [element, element.parentElement, element.parentElement?.parentElement].some((one) => one && getComputedStyle(one).maskImage !== "none");
  }

  /** Texts of which a part is cut off for good, by something that does not scroll. */
  function cut() {
    const found = [];
    for (const { words, element, boxes } of texts()) {
      for (const box of boxes) {
        const seen = visible(box, element);
        if (seen.scrolled || fades(element)) continue;
        const lost = Math.max(seen.left - box.left, box.right - seen.right, (seen.top - box.top) * 1, (box.bottom - seen.bottom) * 1);
        if (lost > 4) {
          found.push(`${JSON.stringify(words.slice(0, 60))} in ${describe(element)} is cut by ${Math.round(lost)} px`);
          break;
        }
      }
    }
    return found;
  }

  /** Texts that lie over one another. */
  function overlaps() {
    const seen = [];
    for (const { words, element, boxes } of texts()) {
      for (const box of boxes) {
        const { left, top, right, bottom } = visible(box, element);
        if (right - left < 3 || bottom - top < 3) continue;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!hit || (!element.contains(hit) && !hit.contains(element))) continue; // it lies under something
        const slack = (bottom - top) * 0.22; // letters are smaller than their lines
        seen.push({ words, element, left: left + 1, top: top + slack, right: right - 1, bottom: bottom - slack });
      }
    }
    const found = [];
    for (let i = 0; i < seen.length; i++) {
      for (let j = i + 1; j < seen.length; j++) {
        const [a, b] = [seen[i], seen[j]];
        if (a.element === b.element) continue;
        const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (w > 2 && h > 2) found.push(`${JSON.stringify(a.words.slice(0, 40))} ${describe(a.element)} lies over ${JSON.stringify(b.words.slice(0, 40))} ${describe(b.element)}`);
      }
    }
    return found;
  }

  /** Words of one line that a line end has broken without a hyphen. */
  function broken() {
    const found = [];
    for (const { words, element } of texts()) {
      const style = getComputedStyle(element);
      if (style.overflowWrap === "normal" && style.wordBreak === "normal") continue;
      if (element.closest("code")) continue;
      const node = [...element.childNodes].find((one) => one.nodeType === 3 && one.data.trim() === words);
      if (!node) continue;
      for (const match of node.data.matchAll(/[\p{L}’']+/gu)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const tops = new Set([...range.getClientRects()].filter((box) => box.width > 1).map((box) => Math.round(box.top)));
        if (tops.size > 1) found.push(`${JSON.stringify(match[0])} in ${describe(element)} is broken`);
      }
    }
    return found;
  }

  /** What a finger has to hit and is smaller than 44 px; links inside a text may be. */
  function small(least) {
    const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const found = [];
    for (const element of root.querySelectorAll("button, a[href], input, select, textarea, summary, [role=button]")) {
      if (!shown(element) || element.closest(".visually-hidden, .skip")) continue;
      if (element.matches(".spot")) continue; // squares of a map can be brought nearer
      if (element.matches("a") && getComputedStyle(element).display === "inline") continue;
      const goal = element.closest("label") ?? element;
      const box = goal.getBoundingClientRect();
      if (box.width < 2 || box.bottom < 0 || box.right < 0 || box.top > innerHeight || box.left > innerWidth) continue;
      if (box.width < least - 0.6 || box.height < least - 0.6) {
        found.push(`${describe(element)} ${JSON.stringify(named(element).slice(0, 40))} is ${Math.round(box.width)} by ${Math.round(box.height)} px`);
      }
    }
    return found;
  }

  /** Nothing fades or travels any more. */
  async function settled() {
    const ending = () => document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    for (let running = ending(); running.length; running = ending()) {
      await Promise.allSettled(running.map((one) => one.finished)); // one may start another, as inherited colours do
    }
  }

  // just after the stage was left nothing that is pressed answers, so nobody counts as asked
  const UNREAD = 450;
  let left = -UNREAD;
  const onStage = () => document.querySelector("[data-stage-bar]") !== null;
  setInterval(() => onStage() && (left = performance.now()), 25);
  const staged = () => onStage() || performance.now() - left < UNREAD;

  /** Nothing is under way to the server: what the last view makes the client ask has been asked and answered. */
  async function idle() {
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    const ids = (all) => all.map((data) => JSON.parse(data).id).filter(Boolean);
    const answered = new Set(ids(frames));
    return ids(sent).every((id) => answered.has(id));
  }

  window.tests = {
    load: String(performance.timeOrigin),
    look: (from) => ({ load: window.tests.load, frames: frames.slice(from.load === window.tests.load ? from.frames : 0), sent: sent.slice(from.load === window.tests.load ? from.sent : 0), staging: staged() }),
    offers,
    way,
    words,
    unseen,
    cramped,
    cut,
    overlaps,
    broken,
    small,
    settled,
    idle,
    focused: () => describe(document.activeElement),
  };
})();
