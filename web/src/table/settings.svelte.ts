// Wishes about this screen that no server needs to know; kept in this browser.

import type { Pace } from "./stage/pace";

interface Kept {
  pace: Pace; // how fast what happens is shown
  sound: boolean; // it is heard, too
  keys: boolean; // single keys act (WCAG 2.1.4 wants a way to turn them off)
  day: boolean; // a light table instead of one at night
  side: boolean; // the log stands beside the table
  chance: boolean; // our chance to win stands beside what is asked, where it can be told
  coach: boolean; // the first question of each kind is explained
  met: string[]; // kinds of questions the coach has explained
}

const PLACE = "tablee-screen";
const FRESH: Kept = { pace: "normal", sound: false, keys: true, day: false, side: true, chance: false, coach: true, met: [] };

function load(): Kept {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...FRESH }; // storage is forbidden: the wishes last as long as the page
  }
}

class Settings {
  private kept = $state(load());

  private change(part: Partial<Kept>): void {
    Object.assign(this.kept, part);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.kept));
    } catch {
      // see load
    }
  }

  get pace(): Pace {
    return this.kept.pace;
  }
  set pace(pace: Pace) {
    this.change({ pace });
  }
  get sound(): boolean {
    return this.kept.sound;
  }
  set sound(sound: boolean) {
    this.change({ sound });
  }
  get keys(): boolean {
    return this.kept.keys;
  }
  set keys(keys: boolean) {
    this.change({ keys });
  }
  get day(): boolean {
    return this.kept.day;
  }
  set day(day: boolean) {
    this.change({ day });
  }
  get side(): boolean {
    return this.kept.side;
  }
  set side(side: boolean) {
    this.change({ side });
  }
  get chance(): boolean {
    return this.kept.chance;
  }
  set chance(chance: boolean) {
    this.change({ chance });
  }
  get coach(): boolean {
    return this.kept.coach;
  }
  set coach(coach: boolean) {
    this.change({ coach });
  }
  met(kind: string): boolean {
    return this.kept.met.includes(kind);
  }
  meet(kind: string): void {
    if (!this.met(kind)) this.change({ met: [...this.kept.met, kind] });
  }
  forgetMet(): void {
    this.change({ met: [] });
  }
}

export const settings = new Settings();
