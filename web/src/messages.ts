// Written by room25.server.typescript from the server's messages. Do not edit: change messages.py and write it anew.

export type Code = "bad-message" | "bad-setup" | "bad-text" | "game-over" | "illegal" | "internal" | "no-bot" | "no-record-yet" | "no-such-place" | "no-such-table" | "not-asked" | "not-yours" | "seat-taken" | "spectator" | "too-large" | "too-many" | "too-slow" | "waiting" | "wrong-key";

/** The first message: which table, with which key (none: to watch), and from which event on. */
export interface Hello {
  type: "hello";
  table: string;
  key?: string;
  since?: number;
}

/** One command, `alice move b2`. Sent again with the same id it has no second effect and gets the same answer. */
export interface Play {
  type: "play";
  id: string;
  text: string;
}

/** The answer to hello: the table, where this client sits (-1: it watches), and its view. */
export interface Welcome {
  type: "welcome";
  table: string;
  seat: number;
  seats: Seat[];
  chosen: Chosen;
  commitment: string;
  view: View;
}

/** Who sits where: a guest's name, a bot's, or nobody's yet. */
export interface Seat {
  seat: number;
  name: string;
  bot: string;
}

/** What the host chose; everybody may know it. */
export interface Chosen {
  edition: string;
  mode: string;
  level: string;
  seats: number;
  complex: string;
  tiles: Record<string, number>;
  characters: string[];
  first: string;
  guards: number;
  options: string[];
  cards: string[];
}

/** All that one pov may know, and what is new to it: the events from `since` on, out of `until` in all. `commands` is how many commands have led here: a client whose command was accepted as the `number`-th sees it in this view once `commands` is no less. */
export interface View {
  pov: number;
  characters: string[];
  decision: Decision | null;
  options: Record<string, string[]>;
  asides: Record<string, string[]>;
  board: Record<string, Square>;
  places: Record<string, string | null>;
  result: string | null;
  commands: number;
  flat: Flat;
  since: number;
  until: number;
  events: Event[];
}

/** The open question: its number, what is asked, and who must answer. */
export interface Decision {
  number: number;
  kind: string;
  asked: string[];
}

/** A cell of the complex: the room that lies there, null where this pov may not know it, and whether it lies face up. */
export interface Square {
  room: string | null;
  open: boolean;
}

/** Every field of the flat view under its name; -3 is what this pov may not know. */
export interface Flat {
  edition: number;
  mode: number;
  level: number;
  seats: number;
  rounds: number;
  switch: number[];
  owner: number[];
  side: number[];
  zoned: number;
  stock: number[];
  draws: number[];
  pov: number;
  kind: number[];
  up: number[];
  closed: number[];
  turned: number[];
  cell_of: number[];
  seen: number[];
  claims: number[];
  pool: number[];
  tile_at: number[];
  lines: number[];
  lock: number[];
  robot: number[];
  key: number;
  at: number[];
  role: number[];
  shown: number[];
  free: number[];
  limit: number[];
  slot1: number[];
  slot2: number[];
  floating: number[];
  used: number[];
  trap: number[];
  drown: number[];
  reminder: number[];
  hidden: number[];
  adr: number[];
  lost: number[];
  supply: number[];
  paranoid: number[];
  pile_left: number[];
  pile: number[];
  row: number[];
  row_n: number;
  seated: number[];
  left: number;
  phase: number;
  slot: number;
  turn: number;
  actor: number;
  owes: number;
  recent: number;
  found: number;
  hold: number;
  number: number;
  died: number[];
  died_n: number;
  dying: number;
  dirty: number;
  pack_guards: number;
  spare: number;
  tried: number[];
  tried_by: number[];
  tried_n: number;
  over: number;
  caught: number[];
  proved: number[];
  harm: number[];
  idle: number[];
  deck: number[];
  deck_n: number;
  discard: number[];
  discard_n: number;
  bomb: number;
  jam: number;
  accel: number;
  accel_n: number;
  ag_kind: number[];
  ag_who: number[];
  ag_a: number[];
  ag_b: number[];
  ag_c: number[];
  ag_d: number[];
  depth: number;
}

/** One thing that happened; `hidden` where this pov may not know what. */
export interface Event {
  number: number;
  kind: string;
  values: Record<string, string | number>;
}

/** The command is kept: it was the `number`-th of this game. */
export interface Accepted {
  type: "accepted";
  id: string;
  number: number;
}

/** The command changed nothing: a code, the rule that forbids it, the key of the reason, a sentence, and what is possible. */
export interface Refused {
  type: "refused";
  id: string;
  code: Code;
  rule: string;
  why: string;
  text: string;
  options: string[];
}

/** Something happened: the view after it. */
export interface Update {
  type: "update";
  view: View;
}

/** Somebody sat down. */
export interface Sat {
  type: "sat";
  seats: Seat[];
}

/** The game is over: SHA-256 of `seed:nonce` is the commitment that everybody saw at the start. */
export interface Opened {
  type: "opened";
  seed: string;
  nonce: string;
  commitment: string;
}

/** The last message before the server closes the socket: why. */
export interface Failed {
  type: "failed";
  code: Code;
  text: string;
}

/** A new table. `bots` names a bot for each seat that a computer plays. */
export interface CreateTable {
  edition?: string;
  mode?: string;
  level?: string;
  seats?: number;
  complex?: string;
  tiles?: Record<string, number>;
  characters?: string[];
  first?: string;
  guards?: number;
  options?: string[];
  cards?: string[];
  bots?: Record<string, string>;
  listed?: boolean;
}

/** A guest takes a seat. */
export interface SitDown {
  name: string;
  seat: number;
}

/** The key of the seat. It is told this once; the server keeps only its hash. */
export interface Seated {
  table: string;
  seat: number;
  key: string;
}

/** A table as the lobby shows it. */
export interface TableInfo {
  id: string;
  chosen: Chosen;
  seats: Seat[];
  over: boolean;
  created: number;
  commitment: string;
}

/** Open tables with a free seat, the newest first. */
export interface Lobby {
  tables: TableInfo[];
}

/** A finished game: its record, and the proof that the deal was fixed at the start. */
export interface FinishedGame {
  record: string;
  seed: string;
  nonce: string;
  commitment: string;
}

/** Why a request was refused. */
export interface ApiError {
  code: Code;
  text: string;
  rule: string;
  problems: Problem[];
}

/** One thing that is wrong with a setup; `key` names its sentence in the catalogues. */
export interface Problem {
  rule: string;
  text: string;
  key: string;
  values: Record<string, string>;
}

export type FromClient = Hello | Play;

export type ToClient = Welcome | Accepted | Refused | Update | Sat | Opened | Failed;
