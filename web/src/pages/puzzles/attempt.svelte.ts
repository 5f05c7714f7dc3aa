// An answer to a puzzle, what came of it, and the film of that: first through the eyes of the asked seat, then, if wanted, with everything open.
import type { Frame, PuzzleAttempt, PuzzleOutcome } from "../../messages";
import { sayWhyNot } from "../../ui/lay";
import { Player } from "../replay/player.svelte";
import { attempt } from "./ask";

export class Attempt {
  readonly player = new Player();
  outcome = $state.raw<PuzzleOutcome | null>(null);
  /** the best answer is being shown instead of one's own */
  isShown = $state(false);
  /** everything is open: only after the right answer is known */
  isOpen = $state(false);
  #given = "";

  constructor(private readonly id: string) {}

  get frames(): readonly Frame[] {
    return this.outcome?.replay.frames ?? [];
  }

  /** Give this answer, or show the best one to somebody who has not found it. False if nothing came of it. */
  async give(words: string, isShown = false): Promise<boolean> {
    this.#given = words;
    if (!(await this.#ask({ answer: words }))) return false;
    this.isShown = isShown;
    this.isOpen = false;
    return true;
  }

  /** The same once more, with everything open. */
  async open(): Promise<void> {
    if (await this.#ask({ answer: this.#given, eyes: "all" })) this.isOpen = true;
  }

  again(): void {
    this.player.stop();
    this.outcome = null;
  }

  async #ask(wanted: PuzzleAttempt): Promise<boolean> {
    try {
      this.outcome = await attempt(this.id, wanted);
    } catch (error) {
      sayWhyNot(error);
      return false;
    }
    this.player.load(this.outcome.replay.frames, 0);
    this.player.playing = false;
    this.player.toggle();
    return true;
  }
}
