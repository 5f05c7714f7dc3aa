// A finished game, frame by frame: of a table, or of a record that somebody brought.
import { replay } from "../lib/api";
import type { Chosen, Facts, Frame, Seat } from "../messages";

export interface Source {
  kind: "tables" | "records";
  id: string;
}

/** Whose eyes: a seat, -1 for what everybody could see, or all. */
export type Eyes = number | "all";

export interface Film {
  chosen: Chosen;
  facts: Facts;
  seats: Seat[];
  total: number;
  frames: Frame[];
}

/** What follows the page's name in the address: a table's id, or `record` and an id. */
export function sourceOf(rest: readonly string[]): Source | null {
  if (rest[0] === "record") return rest[1] ? { kind: "records", id: rest[1] } : null;
  return rest[0] ? { kind: "tables", id: rest[0] } : null;
}

export function address(page: "end" | "replay" | "review", source: Source): string {
  return source.kind === "records" ? `/${page}/record/${source.id}` : `/${page}/${source.id}`;
}

const CHUNK = 50;
const known = new Map<string, Promise<Film>>();

/** The whole game as these eyes saw it; `told` hears how much of it is here. */
export function film(source: Source, eyes: Eyes, told: (have: number, of: number) => void = () => {}): Promise<Film> {
  const name = `${source.kind}/${source.id}/${eyes}`;
  const found = known.get(name) ?? load(source, eyes, told);
  known.set(name, found);
  found.catch(() => known.delete(name));
  return found;
}

async function load(source: Source, eyes: Eyes, told: (have: number, of: number) => void): Promise<Film> {
  const first = await replay(source.kind, source.id, eyes, 0, CHUNK);
  const frames = [...first.frames];
  told(frames.length, first.total + 1);
  while (frames.length <= first.total) {
    const next = await replay(source.kind, source.id, eyes, frames.length, CHUNK);
    if (!next.frames.length) break;
    frames.push(...next.frames);
    told(frames.length, first.total + 1);
  }
  return { chosen: first.chosen, facts: first.facts, seats: first.seats, total: first.total, frames };
}
