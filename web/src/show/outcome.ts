// How a game ended for whoever looks: one of two headlines, and never both.
import { isDead, known } from "../game/people";
import type { View } from "../messages";

export interface Ending {
  /** null for somebody who only watched */
  won: boolean | null;
  /** how it ended, in words */
  sentence: string;
  people: { who: string; role: string; isDead: boolean }[];
}

/** Has whoever looks won? Null for somebody who only watches. */
export function hasWon(view: Pick<View, "characters" | "people" | "result">): boolean | null {
  const own = view.characters.map((who) => known(view, who));
  const { result } = view;
  if (!own.length || !result) return null;
  if (result === "prisoners") return own.some(({ role }) => role !== "guard");
  if (result === "guards") return own.some(({ role }) => role === "guard");
  if (result.startsWith("side-")) return own.some(({ seat, team }) => `side-${team ? team - 1 : seat}` === result);
  return result === "full" || result === "partial";
}

/** Everybody in turn order, with what they were. */
export function castOf(view: View): Ending["people"] {
  return view.people.map((one) => ({ who: one.who, role: one.role ?? "", isDead: isDead(one) }));
}
