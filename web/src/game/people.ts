// Everybody in this game, as a view has them: in turn order, with what whoever looks may know of them.
import { CHARACTERS } from "../constants";
import type { Candidate, View } from "../messages";

/** Everybody in this game, in turn order. */
export function inOrder(view: View): string[] {
  return view.people.map((one) => one.who);
}

/** What is known of somebody; of whom there is none, nothing. */
export function known(view: Pick<View, "people">, who: string): Candidate {
  return view.people.find((one) => one.who === who) ?? { who, seat: -1 };
}

/** The tile on which somebody stands; -1 if dead. */
export function tileOf(one: Candidate): number {
  return one.tile ?? -1;
}

export function isDead(one: Candidate): boolean {
  return tileOf(one) < 0;
}

/** Is nobody left for this seat to play, while the others go on? */
export function isOut(view: View): boolean {
  return !view.result && view.characters.length > 0 && view.characters.every((who) => isDead(known(view, who)));
}

/** Those whom a seat plays. */
export function playedBy(view: View, seat: number): string[] {
  return view.people.filter((one) => one.seat === seat).map((one) => one.who);
}

/** The figure that stands for a seat. */
export function speakerOf(view: View | null | undefined, seat: number): string {
  return CHARACTERS.find((who) => view?.people.some((one) => one.who === who && one.seat === seat)) ?? "alice";
}

/** Which seat plays each character, by the numbers of the pictures; -1 for those not in this game. */
export function seatsOf(view: View): number[] {
  return CHARACTERS.map((who) => known(view, who).seat);
}
