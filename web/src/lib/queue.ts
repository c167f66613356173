// What has happened and has not been seen yet: one step after the other, each for its time.

export interface Step {
  lasts: number; // ms at an even pace; 0: shown with what follows
  opens?: boolean; // somebody's turn begins with it
  /** `ms`: how long it stays; `last`: nothing waits behind it. */
  show: (ms: number, last: boolean) => void;
}

export const TOWARDS = 12_000; // ms: a longer backlog is brought towards this
export const LEAST = 0.6; // but no step is cut shorter than this part of its time
export const FAR = 30_000; // ms: further behind, only the last turn is shown

export class Queue {
  /** By what all steps are shortened until nothing waits any more. Computed anew for each it would never catch up. */
  factor = 1;
  private steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: object | undefined; // for the time of the step that is shown
  private stays = false; // nothing waits: what was shown last stays for a moment

  /** `pace`: by what every time is multiplied, 0 for "at once"; `idle`: all has been seen; `drawn`: what was shown is on the screen. */
  constructor(
    private readonly pace: () => number,
    private readonly idle: () => void,
    private readonly drawn: () => Promise<void>,
  ) {}

  add(steps: readonly Step[]): void {
    const waiting = this.waiting !== undefined && !this.stays;
    this.steps.push(...steps);
    if (!waiting) this.factor = 1;
    if (this.backlog > FAR) return this.leap();
    this.factor = Math.min(this.factor, this.wanted);
    if (!waiting) this.next();
  }

  /** All that waits, at once. */
  skip(): void {
    this.through(this.steps.length);
    this.next();
  }

  /** It is of no use any more: something else has come in its place. */
  clear(): void {
    this.steps = [];
    this.stop();
  }

  /** What was shown last stays, unless something follows. */
  stay(ms: number): void {
    this.stays = true;
    this.wait(ms * this.pace());
  }

  private get backlog(): number {
    return this.steps.reduce((sum, step) => sum + step.lasts, 0);
  }
  private get wanted(): number {
    return Math.max(LEAST, Math.min(1, TOWARDS / (this.backlog || 1)));
  }

  /** Its time begins when it has been drawn. */
  private wait(ms: number): void {
    const waiting = (this.waiting = {});
    void this.drawn().then(() => {
      if (this.waiting === waiting) this.timer = setTimeout(() => this.next(), ms);
    });
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.waiting = undefined;
    this.stays = false;
  }

  /** Too far behind: the last turn alone, or as much of the end as can be followed. */
  private leap(): void {
    let from = Math.max(0, this.steps.findLastIndex((step) => step.opens));
    const rest = () => this.steps.slice(from).reduce((sum, step) => sum + step.lasts, 0);
    while (rest() > FAR) from++;
    this.through(from);
    this.factor = this.wanted;
    this.next();
  }

  private through(n: number): void {
    while (n-- > 0) this.steps.shift()?.show(0, this.steps.length === 0);
  }

  private next(): void {
    this.stop();
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      const ms = step.lasts * this.pace() * this.factor;
      step.show(ms, this.steps.length === 0);
      if (ms > 0) return this.wait(ms);
    }
    this.idle();
  }
}
