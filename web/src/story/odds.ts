// Odds as people read them, as in the terminal.
import { COLOURS, ROOMS } from "../constants";
import { t } from "../lib/i18n.svelte";
import type { Odds } from "../messages";

/** `42 %`; what is only nearly sure or nearly impossible is not rounded to certainty. */
export function percent(odds: number): string {
  if (odds > 0 && odds < 0.005) return "<1\u00a0%";
  if (odds >= 0.995 && odds < 1) return ">99\u00a0%";
  return `${Math.round(100 * odds)}\u00a0%`;
}

/** How likely each colour lies on a cell, in the order of the colours. */
export function colours(odds: Odds, cell: string): { colour: string; odds: number }[] {
  const rooms = Object.entries(odds.rooms[cell] ?? {});
  return COLOURS.map((colour) => ({
    colour,
    odds: rooms.reduce((sum, [room, one]) => sum + (ROOMS[room as keyof typeof ROOMS].danger === colour ? one : 0), 0),
  }));
}

/** The likeliest rooms on a cell. */
export function likely(odds: Odds, cell: string, most: number): [string, number][] {
  return Object.entries(odds.rooms[cell] ?? {})
    .sort((a, b) => b[1] - a[1])
    .slice(0, most);
}

/** Where a room may lie, the likeliest cells first; empty if it is known. */
export function places(odds: Odds, room: string): [string, number][] {
  return Object.entries(odds.rooms)
    .flatMap(([cell, rooms]): [string, number][] => (rooms[room] ? [[cell, rooms[room]]] : []))
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
}

/** Why somebody is suspected or not, in a few words. */
export function evidence(odds: Odds, who: string): string {
  const found = Object.entries(odds.evidence[who] ?? {}).map(([key, count]) => t(`odds-${key}`, { count }));
  return found.join(", ") || t("odds-nothing");
}
