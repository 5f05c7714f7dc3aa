// The season as this device knows it: the best result of each episode, this week's, and which episodes are open.
import { call, insist } from "../../lib/api";
import { keep, recall } from "../../lib/kept";
import type { Created, EpisodeInfo, Season, Starred } from "../../messages";

export interface Result {
  stars: number;
  rounds: number;
  lives: number;
}

interface Kept {
  best: Result;
  /** the newest deal of a week that was played, with its best result */
  week?: { name: string; best: Result };
}

export type Results = Record<string, Kept>;

const NAME = "season:results";

export const results = (): Results => recall<Results>(NAME, {});

/** Is the first better than the second? Stars count first, then rounds, then lives. */
export function isBetter(one: Result, other: Result | undefined): boolean {
  if (!other) return one.stars > 0;
  return (one.stars - other.stars || one.rounds - other.rounds || one.lives - other.lives) > 0;
}

/** Keep a finished game if it is the best so far. Returns whether it is. */
export function keepResult(end: Starred): boolean {
  const all = results();
  const mine: Result = { stars: end.stars, rounds: end.rounds, lives: end.lives };
  const known = all[end.episode];
  const week = known?.week?.name === end.week ? known.week : undefined;
  const isBest = isBetter(mine, known?.best);
  const isBestOfWeek = end.week !== "" && isBetter(mine, week?.best);
  const next: Kept = { ...known, best: isBest || !known ? mine : known.best };
  if (isBestOfWeek) next.week = { name: end.week, best: mine };
  if (isBest || isBestOfWeek) keep(NAME, { ...all, [end.episode]: next });
  return isBest || isBestOfWeek;
}

/** An episode opens when the one before it is won. */
export function isOpen(season: readonly EpisodeInfo[], at: number, known: Results): boolean {
  const before = season[at - 1];
  return !before || (known[before.key]?.best.stars ?? 0) > 0;
}

export const season = (): Promise<Season> => call<Season>("GET", "/season");
export const beginEpisode = (key: string, ofWeek = false): Promise<Created> =>
  insist<Created>("POST", `/season/${key}${ofWeek ? "/week" : ""}`);
export const starred = (table: string): Promise<Starred> => call<Starred>("GET", `/tables/${table}/stars`);
