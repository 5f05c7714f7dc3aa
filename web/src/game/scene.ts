// What lies on the board at one moment, and how each event changes the picture. A view is always right: after the events of an update
// the scene is made anew from it, so an event that is shown too simply is mended at once.
import { CHARACTERS, COLOURS, PREFIX } from "../constants";
import type { Candidate, Event, View } from "../messages";
import { cellOf, CENTRE, LINES, slid, type Way } from "./board";

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
  /** rounds left, this one counted, and rounds begun */
  left: number;
  begun: number;
  /** the id of the phase's name */
  phase: string;
}

const SEATS = 8;
const NOT_HERE = -2;

export function sceneOf(view: View): Scene {
  const { board, countdown } = view;
  const by = <T>(value: (one: Candidate) => T, none: T): T[] =>
    CHARACTERS.map((who) => {
      const one = view.people.find((other) => other.who === who);
      return one ? value(one) : none;
    });
  return {
    cell: board.map((tile) => cellOf(tile.cell)),
    room: board.map((tile) => tile.room ?? null),
    up: board.map((tile) => !!tile.open),
    closed: board.map((tile) => !!tile.closed),
    turned: board.map((tile) => (tile.turned ? 1 : 0)),
    claims: board.map((tile) => Array.from({ length: SEATS }, (_, seat) => colourNumber(tile.claims?.[seat]))),
    lock: [...view.locks],
    robot: [...view.robots],
    at: by((one) => one.tile ?? -1, NOT_HERE),
    reminder: by((one) => one.reminder ?? -1, -1),
    hidden: by((one) => !!one.hidden, false),
    lines: LINES.map((line) => wayNumber(view.lines[line])),
    left: countdown.left,
    begun: countdown.begun,
    phase: countdown.phase,
  };
}

/** 0 for nothing, else 1 + colour. */
function colourNumber(colour: unknown): number {
  return COLOURS.indexOf(colour as (typeof COLOURS)[number]) + 1;
}

/** 0 for none, 1 for left and up, 2 for right and down. */
function wayNumber(way: string | undefined): number {
  return way === undefined ? 0 : way === "left" || way === "up" ? 1 : 2;
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
        lines: put(scene.lines, at, wayNumber(way)),
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
      const said = put(scene.claims[tile] ?? [], seat, colourNumber(colour));
      return { ...scene, claims: put(scene.claims, tile, said) };
    }
    case "hid":
      return { ...scene, hidden: put(scene.hidden, me, true) };
    case "visible":
      return { ...scene, hidden: put(scene.hidden, me, false) };
    case "round-began":
      return { ...scene, left: Number(left), begun: scene.begun + 1, lines: Array(10).fill(0) };
    case "phase-began":
      return { ...scene, phase: `${PREFIX.phase}-${event.values["phase"]}` };
    case "alarm":
    case "timer":
    case "game-over":
      return { ...scene, left: Number(left) };
    default:
      return scene;
  }
}
