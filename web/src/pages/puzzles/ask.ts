// The routes of the puzzles. The same for everybody and without a key: what somebody has solved is kept by the browser alone.
import { call } from "../../lib/api";
import type { DailyPuzzle, PuzzleAttempt, PuzzleOutcome, Puzzles, PuzzleTask } from "../../messages";

export const task = (id: string) => call<PuzzleTask>("GET", `/puzzles/${encodeURIComponent(id)}`);
/** The puzzle of a day, else of today as the server has it. */
export const daily = (day = "") => call<DailyPuzzle>("GET", `/puzzles/daily${day && `?date=${day}`}`);
export const attempt = (id: string, wanted: PuzzleAttempt) =>
  call<PuzzleOutcome>("POST", `/puzzles/${encodeURIComponent(id)}`, wanted);

let known: Promise<Puzzles> | null = null;
/** Every puzzle by what it is about; fetched once. */
export function puzzles(): Promise<Puzzles> {
  known ??= call<Puzzles>("GET", "/puzzles").catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}
