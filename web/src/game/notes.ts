// A player's own pencil: marks on tiles and on people. They go by the tile, not the cell, so they travel when a line slides.
// Only this browser keeps them: the server never sees them.
import { keep, recall } from "../lib/kept";

export const TILE_MARKS = ["safe", "deadly", "exit"] as const;
export const PERSON_MARKS = ["trust", "doubt", "guard"] as const;
export type TileMark = (typeof TILE_MARKS)[number] | "";
export type PersonMark = (typeof PERSON_MARKS)[number] | "";

export interface TileNote {
  mark: TileMark;
  word: string;
}

export interface Notes {
  /** by tile, which is the cell where it lay at the start */
  tiles: Record<string, TileNote>;
  people: Record<string, PersonMark>;
}

const name = (table: string, seat: number) => `notes:${table}:${seat}`;
export const LONGEST = 12;

export function readNotes(table: string, seat: number): Notes {
  return { tiles: {}, people: {}, ...recall<Partial<Notes>>(name(table, seat), {}) };
}

export function keepNotes(table: string, seat: number, notes: Notes): void {
  keep(name(table, seat), notes);
}

export function withTile(notes: Notes, tile: number, note: TileNote): Notes {
  const { [String(tile)]: _, ...others } = notes.tiles;
  const word = note.word.trim().slice(0, LONGEST);
  return { ...notes, tiles: note.mark || word ? { ...others, [tile]: { mark: note.mark, word } } : others };
}

export function withPerson(notes: Notes, who: string, mark: PersonMark): Notes {
  const { [who]: _, ...others } = notes.people;
  return { ...notes, people: mark ? { ...others, [who]: mark } : others };
}

/** The note that lies in a cell now, wherever its tile has slid. */
export function noteIn(notes: Notes, cells: readonly number[], cell: number): TileNote | null {
  return notes.tiles[cells.indexOf(cell)] ?? null;
}
