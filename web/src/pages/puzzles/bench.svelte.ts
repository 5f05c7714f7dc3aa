// What a desk stands at in a puzzle: one position in which one answer is asked, of one character. Nothing goes on from here until it was given.
import type { Place } from "../../game/desk.svelte";
import { withTile, type Notes, type TileNote } from "../../game/notes";
import type { PuzzleTask, Refused, View } from "../../messages";

export class Bench implements Place {
  readonly id: string;
  readonly front: number;
  readonly view: View;
  readonly isWaiting = false;
  readonly isOver = false;
  readonly mayAsk = false;
  readonly passTo = null;
  refusal = $state.raw<Refused | null>(null);
  notes = $state.raw<Notes>({ tiles: {}, people: {} });
  /** an answer was given, and what came of it is being shown */
  isAnswered = $state(false);

  /** `answer` hears what was chosen. */
  constructor(
    { info, seat, view }: PuzzleTask,
    private readonly answer: (words: string) => Promise<boolean>,
  ) {
    this.id = info.id;
    this.front = seat;
    const only = <T>(all: Record<string, T>) =>
      Object.fromEntries(Object.entries(all).filter(([who]) => who === info.who));
    this.view = { ...view, options: only(view.options), answers: only(view.answers), asides: {}, deeds: {} };
  }

  get settled(): View {
    return this.view;
  }

  get live(): View | null {
    return this.isAnswered ? null : this.view;
  }

  async play(_who: string, words: string): Promise<boolean> {
    if (this.isAnswered) return false;
    this.isAnswered = true;
    if (await this.answer(words)) return true;
    this.isAnswered = false;
    return false;
  }

  /** Nobody referees here: what cannot be chosen is not lit, and a tap on it opens what is known of it. */
  whyNot(): Promise<Refused | null> {
    return Promise.resolve(null);
  }

  noteTile(tile: number, note: TileNote): void {
    this.notes = withTile(this.notes, tile, note);
  }
}
