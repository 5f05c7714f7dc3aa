// Where a learner is in a lesson: which answer is wanted, what is still to be read, and what was said to a wrong move.
import { cellName } from "../../game/board";
import type { Desk } from "../../game/desk.svelte";
import { paths, type Option } from "../../game/options";
import type { LessonInfo, LessonNote, LessonStep, View } from "../../messages";

export interface Said extends LessonNote {
  /** what has to be done is read by doing it; the rest waits for its button */
  step: LessonStep | null;
}

/** Is this the answer to what is asked now? The cards of a round ask under the number of what was answered before them. */
function isAsked(step: LessonStep, view: View): boolean {
  const { decision, options } = view;
  return (
    step.decision === decision?.number && decision.asked.includes(step.who) && !!options[step.who]?.includes(step.words)
  );
}

/** The steps that are still ahead of this view. */
export function ahead(lesson: LessonInfo, view: View): LessonStep[] {
  const { decision } = view;
  if (!decision || view.result) return [];
  return lesson.steps.filter((step) => step.decision > decision.number || isAsked(step, view));
}

/** What is answered to a move that the lesson did not ask for; the game stays where it is. */
export function answerTo(view: View, option: Option | undefined): string {
  if (option?.said.tone === "bad") return "learn-would-die";
  const path = option && paths(option)[0];
  const last = path?.steps.at(-1);
  const goes = path?.tool.verb === "move" && last?.kind === "cell";
  const known = goes && view.board.find((tile) => tile.cell === cellName(last.cell))?.room;
  return goes && !known ? "learn-unknown" : "learn-other";
}

export class Progress {
  /** what is to be said, the oldest first */
  queue = $state.raw<Said[]>([]);
  /** the answer to the last wrong move */
  wrong = $state("");
  isDone = $state(false);
  #heard = new Set<string>();

  constructor(
    readonly lesson: LessonInfo,
    readonly desk: Desk,
  ) {
    desk.table.guard = (who, words) => this.#allows(who, words);
  }

  /** The answer that is wanted now. */
  get step(): LessonStep | null {
    const view = this.desk.table.live;
    if (!view) return null;
    return this.lesson.steps.find((step) => isAsked(step, view)) ?? null;
  }

  /** Look at the table again: what was done needs no words any more, and what has come up does. */
  look(): void {
    const view = this.desk.table.live;
    if (!view) return;
    const { step } = this;
    const left = ahead(this.lesson, view);
    let queue = this.queue.filter((said) => !said.step || left.includes(said.step));
    if (step) queue = [...queue, ...this.#news(`${step.decision} ${step.who} ${step.words}`, step.notes, step)];
    else if (!left.length) {
      queue = [...queue, ...this.#news("end", this.lesson.end, null)];
      this.isDone = true;
    }
    if (queue.length !== this.queue.length || queue.some((said, i) => said !== this.queue[i])) {
      this.queue = queue;
      this.wrong = "";
    }
  }

  /** The first note was read. */
  read(): void {
    this.queue = this.queue.slice(1);
    this.wrong = "";
  }

  /** Do what is wanted instead of the learner. */
  async show(): Promise<void> {
    const { step } = this;
    if (step) await this.desk.table.play(step.who, step.words);
  }

  #news(key: string, notes: readonly LessonNote[], step: LessonStep | null): Said[] {
    if (this.#heard.has(key)) return [];
    this.#heard.add(key);
    return notes.map((note, i) => ({ ...note, step: i === notes.length - 1 ? step : null }));
  }

  #allows(who: string, words: string): boolean {
    const view = this.desk.table.live;
    const offered = view?.options[who] ?? [];
    const wanted = this.lesson.steps.find(
      (step) => step.decision === view?.decision?.number && step.who === who && offered.includes(step.words),
    );
    if (!view || !wanted || wanted.words === words || !offered.includes(words)) return true;
    this.wrong = answerTo(
      view,
      this.desk.choices.find((one) => one.words === words),
    );
    const task = wanted.notes.at(-1);
    if (task && !this.queue.some((said) => said.step === wanted))
      this.queue = [...this.queue, { ...task, step: wanted }];
    this.desk.change();
    return false;
  }
}
