// What somebody who is out of a game bets on how it goes on: kept on this device, sent to nobody, told at the end to whoever made it.
import type { View } from "../messages";
import { keep, recall } from "../lib/kept";

/** One bet, and the round in which it was made: an early one is worth more pride. */
export interface Bet<T> {
  said: T;
  when: number;
}

export interface Bets {
  won?: Bet<boolean>;
  out?: Bet<string[]>;
  round?: Bet<number>;
}

/** A bet beside what came of it. */
export type Came = {
  [K in keyof Bets]-?: { about: K; bet: NonNullable<Bets[K]>; came: NonNullable<Bets[K]>["said"]; right: boolean };
}[keyof Bets];

const nameOf = (table: string, seat: number): string => `bets:${table}:${seat}`;

export const betsOf = (table: string, seat: number): Bets => recall<Bets>(nameOf(table, seat), {});

export const keepBets = (table: string, seat: number, bets: Bets): void => keep(nameOf(table, seat), bets);

/** What has become of each bet, from the view at the end of the game. */
export function cameOf(bets: Bets, view: Pick<View, "people" | "countdown" | "won">): Came[] {
  const found: Came[] = [];
  const { won, out, round } = bets;
  if (won && view.won !== null) found.push({ about: "won", bet: won, came: view.won, right: won.said === view.won });
  if (out) {
    const came = view.people.filter((one) => one.fate === "term-over-fate-escaped").map((one) => one.who);
    const right = came.length === out.said.length && came.every((who) => out.said.includes(who));
    found.push({ about: "out", bet: out, came, right });
  }
  if (round) {
    const came = view.countdown.begun;
    found.push({ about: "round", bet: round, came, right: round.said === came });
  }
  return found;
}
