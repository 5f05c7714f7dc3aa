// A complex that somebody builds: which tiles, for which edition and mode; how it is drawn at random and how it travels in a link.
// What is legal is not known here: the server is asked.
import { COLOURS } from "../../constants";
import type {
  Checked,
  ComplexInfo,
  EditionInfo,
  LevelInfo,
  ModeInfo,
  RoomInfo,
  SeatsInfo,
  Chosen as Setup,
} from "../../messages";
import { chosenIn } from "../new/options";

export type Tiles = Record<string, number>;
/** A number from 0 up to 1, as Math.random gives it. */
export type Luck = () => number;

export const WHOLE = 25;

/** The table for which a complex is built. */
export type Wish = Pick<Setup, "edition" | "mode" | "level" | "seats" | "guards" | "options">;
/** What a link to a design says of it; no cards: the deck of the box. */
export interface Plan extends Wish {
  tiles: Tiles;
  cards: Tiles;
}

export function total(tiles: Tiles): number {
  return Object.values(tiles).reduce((sum, n) => sum + n, 0);
}

/** How many tiles of each colour. */
export function colours(tiles: Tiles, rooms: readonly RoomInfo[]): Record<string, number> {
  const found: Record<string, number> = Object.fromEntries(COLOURS.map((colour) => [colour, 0]));
  for (const room of rooms) found[room.colour] = (found[room.colour] ?? 0) + (tiles[room.key] ?? 0);
  return found;
}

/** The colours of a complex by name, the drawn tiles counted in. */
export function coloursOf(complex: ComplexInfo, rooms: readonly RoomInfo[]): Record<string, number> {
  const found = colours(complex.tiles, rooms);
  for (const [colour, n] of Object.entries(complex.drawn)) found[colour] = (found[colour] ?? 0) + n;
  return found;
}

export function withTile(tiles: Tiles, room: string, change: number, most: number): Tiles {
  const n = Math.min(most, Math.max(0, (tiles[room] ?? 0) + change));
  const { [room]: _, ...others } = tiles;
  return n ? { ...others, [room]: n } : others;
}

/** Every tile as one entry, in the order of the colours and of the box. */
export function laid(tiles: Tiles, rooms: readonly RoomInfo[]): RoomInfo[] {
  return COLOURS.flatMap((colour) =>
    rooms.filter((room) => room.colour === colour).flatMap((room) => Array<RoomInfo>(tiles[room.key] ?? 0).fill(room)),
  );
}

function pick<T>(from: T[], luck: Luck): T | undefined {
  return from.splice(Math.floor(luck() * from.length), 1)[0];
}

/** A complex by name, with what it leaves to chance drawn from the rest of the box. */
export function draw(complex: ComplexInfo, box: EditionInfo, luck: Luck): Tiles {
  const tiles: Tiles = { ...complex.tiles };
  for (const [colour, n] of Object.entries(complex.drawn)) {
    const left = box.rooms
      .filter((room) => room.colour === colour)
      .flatMap((room) => {
        const copies =
          (box.box[room.key] ?? 0) - (complex.tiles[room.key] ?? 0) - (complex.without.includes(room.key) ? 1 : 0);
        return Array<string>(Math.max(0, copies)).fill(room.key);
      });
    for (let i = 0; i < n; i++) {
      const key = pick(left, luck);
      if (key) tiles[key] = (tiles[key] ?? 0) + 1;
    }
  }
  return tiles;
}

/** Any tiles of the box: the blue ones of the book's complex stay, the rest is drawn freely. */
export function anything(complex: ComplexInfo, box: EditionInfo, luck: Luck): Tiles {
  const blue = box.rooms.filter((room) => room.colour === "blue").map((room) => room.key);
  const tiles: Tiles = Object.fromEntries(
    blue.filter((key) => complex.tiles[key]).map((key) => [key, complex.tiles[key]!]),
  );
  const left = box.rooms
    .filter((room) => !blue.includes(room.key))
    .flatMap((room) => Array<string>(box.box[room.key] ?? 0).fill(room.key));
  while (total(tiles) < WHOLE && left.length) {
    const key = pick(left, luck)!;
    tiles[key] = (tiles[key] ?? 0) + 1;
  }
  return tiles;
}

const same = (a: Tiles, b: Tiles) => Object.keys({ ...a, ...b }).every((key) => (a[key] ?? 0) === (b[key] ?? 0));

/** The complex that the server named as the book's for a mode: its certain tiles and those that are drawn. */
export function byTheBook(box: EditionInfo, book: Checked): ComplexInfo {
  const named = box.complexes.find((one) => same(one.tiles, book.composition) && same(one.drawn, book.drawn));
  return named ?? { key: "", tiles: book.composition, drawn: book.drawn, without: [] };
}

export interface Chosen {
  box: EditionInfo;
  mode: ModeInfo;
  level: LevelInfo;
  seats: SeatsInfo;
}

/** What a plan asks for, as far as there is such a thing; the nearest otherwise. */
export function chosen(plan: Plan, editions: readonly EditionInfo[]): Chosen | null {
  const box = editions.find((one) => one.key === plan.edition) ?? editions[0];
  const mode = box?.modes.find((one) => one.key === plan.mode) ?? box?.modes[0];
  const level = mode?.levels.find((one) => one.key === plan.level) ?? mode?.levels[0];
  const seats = level?.players.find((one) => one.seats === plan.seats) ?? level?.players[0];
  return box && mode && level && seats ? { box, mode, level, seats } : null;
}

/** The table that a plan comes to. */
export function wish(plan: Plan, now: Chosen): Wish {
  const guards = now.seats.guards.includes(plan.guards) ? plan.guards : 0;
  const options = chosenIn(now.box, now.mode.key, plan.options);
  return { edition: now.box.key, mode: now.mode.key, level: now.level.key, seats: now.seats.seats, guards, options };
}

/** The same with everything that was chosen by hand, as the server is asked for it. */
export function design(plan: Plan, now: Chosen): Wish & { tiles: Tiles; cards: string[] } {
  const sorted = (things: Tiles) => Object.entries(things).sort(([a], [b]) => (a < b ? -1 : 1)); // whatever was put in first
  const cards = sorted(now.box.cards.length ? plan.cards : {}).flatMap(([face, n]) => Array<string>(n).fill(face));
  return { ...wish(plan, now), tiles: Object.fromEntries(sorted(plan.tiles)), cards };
}

/** How often each thing is there. */
export function count(things: readonly string[]): Tiles {
  const found: Tiles = {};
  for (const thing of things) found[thing] = (found[thing] ?? 0) + 1;
  return found;
}
