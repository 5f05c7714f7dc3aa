// What lies on the board at one moment, and how each event changes the picture. A view is always right: after the events of an update
// the scene is made anew from it, so an event that is shown too simply is mended at once.
import { CHARACTERS, COLOURS } from "../constants";
import type { Event, View } from "../messages";
import { cellName, cellOf, CENTRE, LINES, slid, type Way } from "./board";

export interface Scene {
  /** by tile */
  cell: number[];
  room: (string | null)[];
  up: boolean[];
  closed: boolean[];
  turned: number[];
  /** by tile: what each seat said of it, 0 for nothing, else 1 + colour */
  claims: number[][];
  /** by lock and by robot: the tile, or -1 */
  lock: number[];
  robot: number[];
  /** by character: the tile; -1 is dead, -2 not in this game */
  at: number[];
  reminder: number[];
  hidden: boolean[];
  /** by line: 0, or 1 for left and up, 2 for right and down */
  lines: number[];
  rounds_left: number;
  /** rounds begun */
  rounds_begun: number;
}

const SEATS = 8;

export function sceneOf(view: View): Scene {
  const flat = view.flat;
  const room: (string | null)[] = Array.from({ length: 25 }, () => null);
  for (let cell = 0; cell < 25; cell++) {
    room[flat.tile_at[cell]!] = view.board[cellName(cell)]?.room ?? null;
  }
  return {
    cell: [...flat.cell_of],
    room,
    up: flat.face_up.map(Boolean),
    closed: flat.closed.map(Boolean),
    turned: [...flat.turned],
    claims: flat.claims.map((said) => Array.from({ length: SEATS }, (_, seat) => (said >> (3 * seat)) & 7)),
    lock: [...flat.lock],
    robot: [...flat.robot],
    at: [...flat.stands_on],
    reminder: [...flat.reminder],
    hidden: flat.hidden.map(Boolean),
    lines: [...flat.line_controls],
    rounds_left: flat.rounds_left,
    rounds_begun: flat.rounds_begun,
  };
}

export function tileAt(scene: Scene, cell: number): number {
  return scene.cell.indexOf(cell);
}

/** Where somebody stands, or -1. */
export function placeOf(scene: Scene, who: number): number {
  const tile = scene.at[who] ?? -1;
  return tile >= 0 ? scene.cell[tile]! : -1;
}

export function numberOf(who: unknown): number {
  return CHARACTERS.indexOf(who as (typeof CHARACTERS)[number]);
}

function put<T>(list: readonly T[], at: number, value: T): T[] {
  const next = [...list];
  if (at >= 0 && at < next.length) next[at] = value;
  return next;
}

/** The scene after an event, as far as it can be seen. `owner` says which seat a character belongs to. */
export function after(scene: Scene, event: Event, owner: readonly number[]): Scene {
  const { who, target, cell, to, room, line, direction, colour, left, robot, from, staying, along, closed } =
    event.values;
  const tile = typeof cell === "string" ? tileAt(scene, cellOf(cell)) : -1;
  const there = typeof to === "string" ? tileAt(scene, cellOf(to)) : -1;
  const me = numberOf(who);
  const other = numberOf(target);
  const machine = typeof robot === "number" ? robot - 1 : -1;
  switch (event.kind) {
    case "moved":
    case "jumped":
    case "robot-pushed":
      return { ...scene, at: put(scene.at, me, there) };
    case "pushed":
    case "called":
    case "pulled":
      return { ...scene, at: put(scene.at, other, there) };
    case "carried":
      return { ...scene, at: put(put(scene.at, me, there), other, there) };
    case "sent-back":
    case "revived":
      return { ...scene, at: put(scene.at, me, tileAt(scene, CENTRE)) };
    case "died":
      return { ...scene, at: put(scene.at, me, -1), hidden: put(scene.hidden, me, false) };
    case "slid": {
      const at = LINES.indexOf(String(line) as (typeof LINES)[number]);
      const way = direction as Way;
      return {
        ...scene,
        cell: slid(scene.cell, String(line), way),
        lines: put(scene.lines, at, way === "left" || way === "up" ? 1 : 2),
      };
    }
    case "swapped": {
      // who stays on the spot stands on the other tile now
      const still = String(staying ?? "").split(" ");
      return {
        ...scene,
        cell: scene.cell.map((one) =>
          one === scene.cell[tile] ? scene.cell[there]! : one === scene.cell[there] ? scene.cell[tile]! : one,
        ),
        at: scene.at.map((one, c) => (still.includes(CHARACTERS[c] ?? "") ? there : one)),
      };
    }
    case "room-revealed":
      return {
        ...scene,
        room: put(scene.room, tile, String(room)),
        up: put(scene.up, tile, true),
        claims: put(scene.claims, tile, Array(SEATS).fill(0)),
      };
    case "saw":
      return { ...scene, room: put(scene.room, tile, String(room)) };
    case "replaced":
      return {
        ...scene,
        room: put(scene.room, tile, String(room)),
        up: put(scene.up, tile, true),
        closed: put(scene.closed, tile, false),
        turned: put(scene.turned, tile, 0),
      };
    case "room-hidden":
      return { ...scene, up: put(scene.up, tile, false), closed: put(scene.closed, tile, closed === 1) };
    case "closed":
      return { ...scene, closed: put(scene.closed, tile, true) };
    case "turned":
      return { ...scene, turned: put(scene.turned, tile, along === "column" ? 1 : 0) };
    case "locked": {
      const before = typeof from === "string" ? tileAt(scene, cellOf(from)) : -1;
      return { ...scene, lock: put(scene.lock, scene.lock.indexOf(before), tile) };
    }
    case "unlocked":
      return { ...scene, lock: put(scene.lock, scene.lock.indexOf(tile), -1) };
    case "robot-placed":
      return { ...scene, robot: put(scene.robot, machine, tile) };
    case "robot-moved":
      return { ...scene, robot: put(scene.robot, machine, there) };
    case "robot-destroyed":
      return { ...scene, robot: put(scene.robot, machine, -1) };
    case "reminder-laid":
      return { ...scene, reminder: put(scene.reminder, me, tile) };
    case "reminder-back":
      return { ...scene, reminder: put(scene.reminder, me, -1) };
    case "claimed": {
      const seat = owner[me] ?? -1;
      const said = put(scene.claims[tile] ?? [], seat, COLOURS.indexOf(colour as (typeof COLOURS)[number]) + 1);
      return { ...scene, claims: put(scene.claims, tile, said) };
    }
    case "hid":
      return { ...scene, hidden: put(scene.hidden, me, true) };
    case "visible":
      return { ...scene, hidden: put(scene.hidden, me, false) };
    case "round-began":
      return { ...scene, rounds_left: Number(left), rounds_begun: scene.rounds_begun + 1, lines: Array(10).fill(0) };
    case "alarm":
    case "timer":
    case "game-over":
      return { ...scene, rounds_left: Number(left) };
    default:
      return scene;
  }
}
