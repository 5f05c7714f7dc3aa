// What became of the games of a design: sums that grow while they are played, and how sure a number is after so many.
// Which games are won, who is dead and why a game is over is the server's to say; the intervals are those of the lab.
import type { PlayedGames, Sentence } from "../../messages";

/** How many games have which value. */
export type Counts = Record<string, number>;

export interface Tally {
  games: number;
  bot: string;
  said: Sentence | null;
  endings: Record<string, Sentence>;
  won: number;
  results: Counts;
  rounds: Counts;
  deaths: Counts;
  killers: Counts;
}

export const NOTHING: Tally = {
  games: 0,
  bot: "",
  said: null,
  endings: {},
  won: 0,
  results: {},
  rounds: {},
  deaths: {},
  killers: {},
};
const Z = 1.959963984540054; // of a 95 % interval

function counted(before: Counts, values: readonly (string | number)[]): Counts {
  const found = { ...before };
  for (const value of values) found[value] = (found[value] ?? 0) + 1;
  return found;
}

function sum(a: Counts, b: Counts): Counts {
  const found = { ...a };
  for (const [key, n] of Object.entries(b)) found[key] = (found[key] ?? 0) + n;
  return found;
}

export function add(tally: Tally, more: PlayedGames): Tally {
  return {
    games: tally.games + more.won.length,
    bot: more.bot,
    said: more.said,
    endings: { ...tally.endings, ...more.endings },
    won: tally.won + more.won.filter(Boolean).length,
    results: counted(tally.results, more.results),
    rounds: counted(tally.rounds, more.rounds),
    deaths: counted(tally.deaths, more.deaths),
    killers: sum(tally.killers, more.killers),
  };
}

/** Wilson's 95 % interval of a share; without games all is possible. */
export function wilson(n: number, games: number): [low: number, high: number] {
  if (!games) return [0, 1];
  const rate = n / games;
  const scale = 1 + (Z * Z) / games;
  const middle = (rate + (Z * Z) / (2 * games)) / scale;
  const half = (Z * Math.sqrt((rate * (1 - rate)) / games + (Z * Z) / (4 * games * games))) / scale;
  return [n ? Math.max(0, middle - half) : 0, n < games ? Math.min(1, middle + half) : 1];
}

/** Student's quantile for a 95 % interval with so many degrees of freedom, by the series of Cornish and Fisher. */
function students(free: number): number {
  if (free < 3) return free < 2 ? 12.706 : 4.303;
  const first = (Z ** 3 + Z) / 4;
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384;
  return Z + first / free + second / free ** 2 + third / free ** 3;
}

/** The mean of counted numbers, and half of its interval; nothing before the second game. */
export function mean(counts: Counts): { value: number; half: number } | null {
  const all = Object.entries(counts).map(([value, n]) => [Number(value), n] as const);
  const games = all.reduce((total, [, n]) => total + n, 0);
  if (games < 2) return null;
  const value = all.reduce((total, [one, n]) => total + one * n, 0) / games;
  const variance = all.reduce((total, [one, n]) => total + n * (one - value) ** 2, 0) / (games - 1);
  return { value, half: students(games - 1) * Math.sqrt(variance / games) };
}

/** All values that any of the designs has had, in order: numbers by size, all else by how often. */
export function values(of: readonly Counts[], areNumbers: boolean): string[] {
  const all = of.reduce(sum, {});
  const keys = Object.keys(all);
  if (!areNumbers) return keys.sort((a, b) => all[b]! - all[a]!);
  const numbers = keys.map(Number);
  if (!numbers.length) return [];
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
}
