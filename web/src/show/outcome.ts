// How a game ended for whoever looks: one of two headlines, and never both.
import { isDead } from "../game/people";
import type { View } from "../messages";

export interface Ending {
  /** null for somebody who only watched */
  won: boolean | null;
  /** how it ended, in words */
  sentence: string;
  people: { who: string; role: string; isDead: boolean }[];
}

/** Everybody in turn order, with what they were. */
export function castOf(view: View): Ending["people"] {
  return view.people.map((one) => ({ who: one.who, role: one.role ?? "", isDead: isDead(one) }));
}
