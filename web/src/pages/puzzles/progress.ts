// What this browser keeps of the puzzles: the answers that each took, and the streak of the daily ones. The server keeps nothing of it.
import { keep, recall } from "../../lib/kept";
import { continued, NO_STREAK, type Streak } from "./days";

export interface Progress {
  /** wrong answers to each puzzle before the right one */
  wrong: Record<string, number>;
  solved: string[];
  /** whose best answer was shown, and on which day: they do not count as solved any more */
  shown: Record<string, string>;
  streak: Streak;
}

const NOTHING: Progress = { wrong: {}, solved: [], shown: {}, streak: NO_STREAK };
const NAME = "puzzles";

export const remembered = (): Progress => ({ ...NOTHING, ...recall<Partial<Progress>>(NAME, {}) });

/** Those that need no answer any more. */
export const doneOf = ({ solved, shown }: Progress): Set<string> => new Set([...solved, ...Object.keys(shown)]);

/** How many answers a puzzle has taken so far, the right one with them. */
export function triesOf({ wrong, solved }: Progress, id: string): number {
  return (wrong[id] ?? 0) + (solved.includes(id) ? 1 : 0);
}

/** An answer was given; `today` if it was to the puzzle of that day. What was solved once stays solved with the tries that it took. */
export function answered(before: Progress, id: string, isRight: boolean, today = ""): Progress {
  const { wrong, solved, streak, shown } = before;
  const done = doneOf(before).has(id);
  return {
    ...before,
    wrong: isRight || done ? wrong : { ...wrong, [id]: (wrong[id] ?? 0) + 1 },
    solved: isRight && !done ? [...solved, id] : solved,
    streak: isRight && today && shown[id] !== today ? continued(streak, today) : streak,
  };
}

/** The best answer was shown to somebody who had not found it. */
export function revealed(before: Progress, id: string, today: string): Progress {
  return doneOf(before).has(id) ? before : { ...before, shown: { ...before.shown, [id]: today } };
}

/** Change what is kept. It is read anew before: another tab may have solved one meanwhile. */
export function note(change: (before: Progress) => Progress): Progress {
  const now = change(remembered());
  keep(NAME, now);
  return now;
}
