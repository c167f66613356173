// Something asked from the server: on its way, there, or refused.

import { Refused } from "./api";
import { t } from "./ui.svelte";

export class Loaded<T> {
  value = $state.raw<T | null>(null);
  refused = $state.raw<Refused | null>(null);
  waiting = $state(false);
  private turn = 0;

  /** Ask; an answer that a later question has overtaken is dropped. What we had stays until the new one comes. */
  async load(ask: () => Promise<T>): Promise<T | null> {
    const turn = ++this.turn;
    this.waiting = true;
    try {
      const value = await ask();
      if (turn !== this.turn) return null;
      this.value = value;
      this.refused = null;
      return value;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (turn === this.turn) this.refused = error;
      return null;
    } finally {
      if (turn === this.turn) this.waiting = false;
    }
  }
}

/** What went wrong, in words. */
export function reasonOf(refused: Refused): string {
  if (refused.status === 0) return t("ui-unreachable");
  return refused.message || t("ui-refused", { status: refused.status });
}
