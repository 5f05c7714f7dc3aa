// Games that are played while somebody looks: of every design in turn, a request at a time, until there are enough or somebody says stop.
import { call, Refusal } from "../../lib/api";
import type { CreateTable, PlayedGames, PlayGames, Problem } from "../../messages";
import { add, NOTHING, type Tally } from "./plays";

const FIRST_SEED = 1; // the same games everywhere
const AT_ONCE = 500; // games of one request, if there is time for them
const TRIES = 4; // of a request that the server refuses because it still plays an earlier one
const PAUSE = 700; // milliseconds between them

/** The pages of a browser ask in turn, for a server plays one request of an address at a time. An old browser has no such turns. */
const inTurn = <T>(ask: () => Promise<T>): Promise<T> =>
  (navigator.locks as LockManager | undefined)?.request("room25:plays", ask) ?? ask();

/** Ask for games; the last request of a page that was closed may still be played. */
async function ask(wanted: PlayGames): Promise<PlayedGames> {
  for (let tried = 1; ; tried++) {
    try {
      return await inTurn(() => call<PlayedGames>("POST", "/plays", wanted));
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "too-many" || tried === TRIES) throw error;
      await new Promise((wake) => setTimeout(wake, PAUSE));
    }
  }
}

export class Playing {
  /** whether games are wanted now */
  running = $state(false);
  refused = $state.raw<{ text: string; problems: Problem[] } | null>(null);
  /** by design, so that one which comes back finds its games again */
  private tallies = $state.raw<Record<string, Tally>>({});
  private asks = false;

  of(design: CreateTable): Tally {
    return this.tallies[JSON.stringify(design)] ?? NOTHING;
  }

  /** Play until each design has so many games. Both are asked for after each answer, for somebody may change them. */
  async play(designs: () => CreateTable[], most: () => number): Promise<void> {
    this.running = true;
    this.refused = null;
    if (this.asks) return; // the last answer is still on its way
    this.asks = true;
    try {
      while (this.running) {
        const next = designs().reduce((a, b) => (this.of(b).games < this.of(a).games ? b : a));
        const { games } = this.of(next);
        if (games >= most()) break;
        const wanted = { ...next, seed: FIRST_SEED + games, games: Math.min(AT_ONCE, most() - games) };
        const found = await ask(wanted);
        this.tallies = { ...this.tallies, [JSON.stringify(next)]: add(this.of(next), found) };
      }
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      this.refused = { text, problems: error instanceof Refusal ? error.problems : [] };
    }
    this.asks = false;
    this.running = false;
  }

  stop(): void {
    this.running = false;
  }
}
