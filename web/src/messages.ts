// Written by room25.server.typescript from the server's messages. Change messages.py or bodies.py and write it anew.

export type Code = "bad-message" | "bad-record" | "bad-setup" | "bad-text" | "dead" | "game-begun" | "game-over" | "illegal" | "internal" | "jamming" | "left" | "no-bot" | "no-chat" | "no-record-yet" | "no-such-place" | "no-such-record" | "no-such-table" | "not-asked" | "not-yours" | "other-rules" | "seat-taken" | "spectator" | "stopping" | "too-large" | "too-many" | "too-slow" | "waiting" | "wrong-key";

/** The first message: which table, with which key (none: to watch), from which event on, and the host's key for whoever has it. */
export interface Hello {
  type: "hello";
  table: string;
  key?: string;
  since?: number;
  host?: string;
}

/** One command, `alice move b2`. Sent again with the same id it has no second effect and gets the same answer. */
export interface Play {
  type: "play";
  id: string;
  text: string;
}

/** A sentence for everybody, if the host allows it. Sent again with the same id it is said once. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Let a bot play for me, or: I am back. */
export interface Stand {
  type: "stand";
  id: string;
  on: boolean;
}

/** The answer to hello: the table, where this client sits (-1: it watches), whether it is the host's, and its view. After it come `people`, everything that was said, and `clock`. */
export interface Welcome {
  type: "welcome";
  table: string;
  seat: number;
  host: boolean;
  seats: Seat[];
  chosen: Chosen;
  house: TableTerms;
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
  seats: number;
  level: string;
  complex: string;
  tiles: Record<string, number>;
  characters: string[];
  first: string;
  guards: number;
  options: string[];
  cards: string[];
}

/** What else was agreed on at this table. `clock` is the seconds for a decision (0: no clock), `away` those after which a bot stands in for somebody who is gone (0: never), `helper` which bot. `rematch` is the next table of the same people, once one of them has asked for it. */
export interface TableTerms {
  clock: number;
  away: number;
  talk: "claims" | "chat";
  helper: string;
  rematch: string;
}

/** All that one pov may know, and what is new to it: the events from `since` on, out of `until` in all. `commands` is how many commands have led here: a client whose command was accepted as the `number`-th sees it in this view once `commands` is no less. `silence` says why the rules let this pov not talk now; empty if it may. */
export interface View {
  pov: number;
  characters: string[];
  decision: Decision | null;
  options: Record<string, string[]>;
  asides: Record<string, string[]>;
  board: Record<string, Square>;
  places: Record<string, string | null>;
  silence: "" | "jamming" | "dead";
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

/** A cell of the complex: the room that lies there, null if this pov may not know it, and whether it lies face up. */
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
  exit_zone_kinds: number;
  stock: number[];
  draws: number[];
  pov: number;
  kind: number[];
  face_up: number[];
  closed: number[];
  turned: number[];
  cell_of: number[];
  seen: number[];
  claims: number[];
  composition: number[];
  tile_at: number[];
  line_controls: number[];
  lock: number[];
  robot: number[];
  key_entered: number;
  activated: number;
  stands_on: number[];
  role: number[];
  role_shown: number[];
  chooses_freely: number[];
  actions_allowed: number[];
  slot1: number[];
  slot2: number[];
  floating: number[];
  tokens_played: number[];
  trap: number[];
  drown: number[];
  reminder: number[];
  hidden: number[];
  adrenaline: number[];
  tokens_lost: number[];
  supply: number[];
  paranoid: number[];
  pile_left: number[];
  pile: number[];
  turn_order: number[];
  turn_count: number;
  seat_order: number[];
  rounds_left: number;
  rounds_begun: number;
  phase: number;
  slot: number;
  next_turn: number;
  actor: number;
  owes: number;
  open_goes: number;
  exit_entered: number;
  decision_number: number;
  dead: number[];
  dead_count: number;
  dying: number;
  dirty: number;
  pack_guards: number;
  spare: number;
  failed_escapes: number[];
  failed_escape_by: number[];
  failed_escape_count: number;
  outcome: number;
  caught: number[];
  proved: number[];
  harm: number[];
  idle: number[];
  deck: number[];
  deck_count: number;
  discard: number[];
  discard_count: number;
  time_bombs: number;
  jamming_cards: number;
  acceleration_slot: number;
  acceleration_cards: number;
  agenda_kind: number[];
  agenda_who: number[];
  agenda_a: number[];
  agenda_b: number[];
  agenda_c: number[];
  agenda_d: number[];
  agenda_depth: number;
}

/** One thing that happened; `hidden` if this pov may not know what. */
export interface Event {
  number: number;
  kind: string;
  values: Record<string, string | number>;
}

/** It is kept: a command as the `number`-th of this game, a sentence as the `number`-th of its chat; a `stand` has the number 0. */
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

/** Somebody sat down or left, or the host put a bot into a seat. */
export interface Sat {
  type: "sat";
  seats: Seat[];
}

/** Who is here: after every change, and after the welcome. */
export interface People {
  type: "people";
  seats: Person[];
}

/** A seat at this moment: is its person connected, does a bot stand in, and the key of what its bot has to tell (or nothing). */
export interface Person {
  seat: number;
  connected: boolean;
  away: boolean;
  note: string;
}

/** The `number`-th sentence of the chat, 1, 2, 3 … */
export interface ChatMessage {
  type: "said";
  number: number;
  seat: number;
  name: string;
  text: string;
}

/** After the welcome, and at a table with a clock whenever a decision opens: the seconds left (-1: no clock runs), and the seats asked. When they are over, a bot answers this one decision for those who have not. */
export interface Clock {
  type: "clock";
  left: number;
  asked: number[];
}

/** Somebody asked for another game: the same people sit at this table already, with the same keys. */
export interface Rematched {
  type: "rematched";
  table: string;
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

/** A new table. `bots` names a bot for each seat that a computer plays; `clock`, `away`, `talk` and `helper` as in TableTerms. */
export interface CreateTable {
  edition?: string;
  mode?: string;
  seats?: number;
  level?: string;
  complex?: string;
  tiles?: Record<string, number>;
  characters?: string[];
  first?: string;
  guards?: number;
  options?: string[];
  cards?: string[];
  bots?: Record<string, string>;
  listed?: boolean;
  clock?: number;
  away?: number;
  talk?: "claims" | "chat";
  helper?: string;
}

/** A guest takes a seat; -1 is any that is free. */
export interface SitDown {
  name: string;
  seat?: number;
}

/** The host puts a bot into a free seat, or with no name takes it out again. */
export interface SeatBot {
  bot: string;
}

/** A table as the lobby shows it; `switches` are the rules that it plays by, under the names of `engine/table/switches.py`. */
export interface TableInfo {
  id: string;
  chosen: Chosen;
  seats: Seat[];
  clock: number;
  away: number;
  talk: "claims" | "chat";
  helper: string;
  over: boolean;
  rematch: string;
  listed: boolean;
  created: number;
  commitment: string;
  switches: Record<string, number>;
}

/** A new table and its host's key. The key is told this once; the server keeps only its hash. */
export interface Created {
  table: TableInfo;
  host: string;
}

/** The key of the seat. It is told this once; the server keeps only its hash. */
export interface Seated {
  table: string;
  seat: number;
  key: string;
}

/** Open tables with a free seat, the newest first. */
export interface Lobby {
  tables: TableInfo[];
}

/** Where the same people play again. */
export interface NextTable {
  table: string;
}

/** A finished game: its record, and the proof that the deal was fixed at the start (empty for one that was uploaded). */
export interface FinishedGame {
  record: string;
  seed: string;
  nonce: string;
  commitment: string;
}

/** The text of a record, from another server or from the terminal. */
export interface Upload {
  record: string;
}

/** Where an uploaded game can be seen; the same text has the same id. */
export interface Kept {
  id: string;
}

/** One step of a replay: the command (none at the beginning), whose it was, and the view after it with what was new. */
export interface Frame {
  number: number;
  who: string;
  text: string;
  view: View;
}

/** Some frames, out of `total` commands in all (so the last frame's number is `total`). */
export interface Replay {
  chosen: Chosen;
  seats: Seat[];
  total: number;
  frames: Frame[];
}

/** What a wish for a table comes to: what is illegal, what the books advise against, and what would lie on the table. `composition` are the tiles that are certain, `drawn` how many of each colour are drawn from the rest of the box; `guards` the numbers of guards that the table may agree on; `difficulty` is there where the wish is legal and no contest of rivals. */
export interface Checked {
  problems: Problem[];
  advice: Problem[];
  composition: Record<string, number>;
  drawn: Record<string, number>;
  rounds: number;
  guards: number[];
  difficulty: Difficulty | null;
}

/** One thing that is wrong with a setup; `key` names its sentence in the catalogues. */
export interface Problem {
  rule: string;
  text: string;
  key: string;
  values: Record<string, string>;
}

/** How hard a complex is, in one to five stars: of a hundred games, how many the bot explorer loses, and with the book's own complex. */
export interface Difficulty {
  stars: number;
  score: number;
  book: number;
}

/** All that a set-up page needs, from the code. */
export interface Catalogue {
  editions: EditionInfo[];
  bots: string[];
  talk: string[];
  languages: string[];
}

/** Everything that one box holds; `switches` are those that all its modes share, -1 if they differ. */
export interface EditionInfo {
  key: string;
  modes: ModeInfo[];
  complexes: ComplexInfo[];
  box: Record<string, number>;
  zone: string[];
  rooms: RoomInfo[];
  characters: CharacterInfo[];
  robots: number;
  cards: CardInfo[];
  options: OptionInfo[];
  roles: string[];
  switches: Record<string, number>;
}

/** A mode with its levels; `fewest` and `most` seats over all of them. */
export interface ModeInfo {
  key: string;
  rules: string[];
  fewest: number;
  most: number;
  levels: LevelInfo[];
}

/** A mode at one level; `switches` as in TableInfo, without any option of the host's. */
export interface LevelInfo {
  key: string;
  players: SeatsInfo[];
  talents: boolean;
  adrenaline: boolean;
  reminders: boolean;
  cards: boolean;
  switches: Record<string, number>;
}

/** One number of players: characters, rounds, possible numbers of guards, role tiles, and the complex that the book gives. */
export interface SeatsInfo {
  seats: number;
  characters: number;
  rounds: number;
  guards: number[];
  roles: Record<string, number>;
  complex: string;
}

/** A complex by name: its certain tiles, how many of each colour are drawn, and of which rooms one copy stays in the box. */
export interface ComplexInfo {
  key: string;
  tiles: Record<string, number>;
  drawn: Record<string, number>;
  without: string[];
}

/** A room; its name and help are `room-KEY` and `room-KEY-help` in the catalogues of text. */
export interface RoomInfo {
  key: string;
  mark: string;
  colour: string;
  rules: string[];
}

/** A character; `talent` is its sentence in the catalogues, empty if the edition has no talents. */
export interface CharacterInfo {
  key: string;
  colour: string;
  talent: string;
  rules: string[];
}

/** A kind of M.A.C. card, its group, and the faces of it that lie in the box. */
export interface CardInfo {
  key: string;
  group: string;
  rules: string[];
  faces: string[];
}

/** What a host may choose beside the rules; no modes: in every one. */
export interface OptionInfo {
  key: string;
  modes: string[];
  rules: string[];
}

/** The rules of one edition, and where it differs from the others. */
export interface Rules {
  edition: string;
  sections: Section[];
  differences: Difference[];
}

/** A chapter of the rules; `under` is the chapter that it is a part of. */
export interface Section {
  title: string;
  under: string;
  rules: RuleText[];
}

/** A rule or a ruling of ours, in Markdown; the editions that it speaks of (none: all), and the rules that a ruling touches. */
export interface RuleText {
  id: string;
  text: string;
  editions: string[];
  ruling: boolean;
  touches: string[];
}

/** Where the editions disagree: what it is about, and by edition what holds there. */
export interface Difference {
  key: string;
  text: string;
  editions: Record<string, string>;
}

/** Why a request was refused. */
export interface ApiError {
  code: Code;
  text: string;
  rule: string;
  problems: Problem[];
}

export type FromClient = Hello | Play | Chat | Stand;

export type ToClient = Welcome | Accepted | Refused | Update | Sat | People | ChatMessage | Clock | Rematched | Opened | Failed;
