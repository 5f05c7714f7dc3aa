// Written by room25.server.typescript from the server's messages. Change messages.py or bodies.py and write it anew.

export type Code = "banned" | "bad-message" | "bad-name" | "bad-record" | "bad-setup" | "bad-text" | "closed" | "dead" | "figure-taken" | "foreign" | "game-begun" | "game-over" | "host-is-here" | "illegal" | "internal" | "jamming" | "left" | "mute" | "name-taken" | "no-bot" | "no-chat" | "no-hints" | "no-record-yet" | "no-such-place" | "no-such-record" | "no-such-table" | "not-asked" | "not-yours" | "other-rules" | "seat-taken" | "spectator" | "stopping" | "too-large" | "too-many" | "too-slow" | "waiting" | "wrong-key";

/** The first message: with which key (none: to watch), from which event on, and the host's key for whoever has it. The table is the one that the socket's address names; it may be said here too. */
export interface Hello {
  type: "hello";
  table?: string;
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

/** Several people share a device, and it is being handed on: until `on` is false nobody sits at it, and no clock runs for it alone. */
export interface Hold {
  type: "hold";
  id: string;
  on: boolean;
}

/** The answer to hello: the table, where this client sits (-1: it watches), whether it is the host's, and its view. `facts` holds for the whole game. After it come `people`, everything that was said, and `clock`. It comes again when the table is laid otherwise, and when the game begins: until then everybody sees a view of no deal at all, without events, and `dealt` is false. */
export interface Welcome {
  type: "welcome";
  table: string;
  seat: number;
  host: boolean;
  seats: Seat[];
  chosen: Chosen;
  house: TableTerms;
  commitment: string;
  facts: Facts;
  view: View;
  dealt: boolean;
}

/** Who sits where: a guest's name, a bot's, or nobody's yet; and the character that was chosen for this seat, if one was. `seal` is the hash of the number that this player adds to the deal, `number` that number once it is open. */
export interface Seat {
  seat: number;
  name: string;
  bot: string;
  figure: string;
  seal: string;
  number: string;
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
  rounds: number;
  switches: Record<string, number>;
  with_: string[];
}

/** What else was agreed on at this table. `clock` is the seconds for a decision (0: no clock), `away` those after which a bot stands in for somebody who is gone (0: never), `helper` which bot. `rematch` is the next table of the same people, once one of them has asked for it. `hints`: whoever sits here may ask for hints and odds. `origin`, of a what-if: the game that it goes on from, the moment, the seat, and how it was dealt. `start` says when the game begins: a table with "full" does so by itself when every seat is taken; one with "host" waits for its host, and has "begun" then. */
export interface TableTerms {
  clock: number;
  away: number;
  talk: "claims" | "chat";
  helper: string;
  rematch: string;
  hints: boolean;
  origin: string;
  start: "full" | "host" | "begun";
}

/** What holds at this table for the whole game: are there hidden roles, teams, talents. `switches` go into every sentence that is said of this table, whatever they are called. */
export interface Facts {
  roles: boolean;
  teams: boolean;
  talents: boolean;
  switches: Record<string, number>;
}

/** All that one pov may know, and what is new to it: the events from `since` on, out of `until` in all. `options` are the words of every answer; `answers` are the same as sentences, in the same order, but for programs, which are laid. `asides` are words too; those that are neither claims nor marks are `deeds` with their sentences. `board` goes by tile: a tile's number is the cell where it lay at the start. `people` stand in turn order. `lines` are those that have their direction this round. `locks` and `robots` are the tiles on which they lie, -1 for none. `standing` is what everybody can see beside the board, `goal` the id of how whoever looks wins, `exit` how one gets out. Once it is over, `won` says whether whoever looks has won; null for somebody who only watches. `commands` is how many commands have led here: a client whose command was accepted as the `number`-th sees it in this view once `commands` is no less. `silence` is the id of why the rules let this pov not talk now; empty if they do. */
export interface View {
  pov: number;
  characters: string[];
  decision: Decision | null;
  questions: Record<string, Sentence>;
  options: Record<string, string[]>;
  answers: Record<string, Sentence[]>;
  asides: Record<string, string[]>;
  deeds: Record<string, Record<string, Sentence>>;
  may: May;
  silence: string;
  board: Tile[];
  people: Candidate[];
  lines: Record<string, string>;
  locks: number[];
  robots: number[];
  countdown: Countdown;
  standing: Sentence[];
  goal: string;
  exit: "gather" | "key" | "slide";
  result: string | null;
  ending: Sentence | null;
  won: boolean | null;
  commands: number;
  since: number;
  until: number;
  events: Event[];
}

/** The open question: its number, what is asked, who must answer, and whether they all answer at the same time. */
export interface Decision {
  number: number;
  kind: string;
  asked: string[];
  together: boolean;
}

/** The id of a message in the catalogues and the values that go into it; `help` is the id of what it means, `tone` how grave it is. */
export interface Sentence {
  id: string;
  values?: Record<string, string | number | Sentence>;
  help?: string;
  tone?: "" | "good" | "warn" | "bad";
}

/** What this pov may do now beside answering: talk, say colours to somebody, take back what it has laid, note whom it suspects. */
export interface May {
  talk: boolean;
  claim: boolean;
  change: boolean;
  suspect: boolean;
}

/** A tile: where it lies, the room on its face if this pov knows it, whether it lies open, is closed, and has its corridor turned. `claims` is the colour that each seat has said of it. */
export interface Tile {
  cell: string;
  room?: string;
  open?: boolean;
  closed?: boolean;
  turned?: boolean;
  claims?: Record<string, string>;
}

/** A character of this game: the tile on which it stands (-1: it is dead), and what this pov knows of it. `secret`: nobody else knows the role. `laid` are its two places for tokens, empty where none is known to lie. `reminder` is the tile of its marker. `states` are what hangs over it; `fate` is the id of what has become of it. */
export interface Candidate {
  who: string;
  seat: number;
  tile?: number;
  team?: number;
  role?: string;
  secret?: boolean;
  adrenaline?: "" | "spent" | "ready" | "committed";
  laid?: string[];
  lost?: string[];
  supply?: number;
  reminder?: number;
  hidden?: boolean;
  states?: Sentence[];
  fate?: string;
}

/** The lamps, how many still burn, how many rounds have begun, whether this is the last one, and the id of the phase's name. */
export interface Countdown {
  lamps: number;
  left: number;
  begun: number;
  last: boolean;
  phase: string;
}

/** One thing that happened, and the id of its sentence; `hidden`, and no sentence, if this pov may not know what. */
export interface Event {
  number: number;
  kind: string;
  id: string;
  values: Record<string, string | number | Sentence>;
}

/** It is kept: a command as the `number`-th of this game, a sentence as the `number`-th of its chat; a `stand` has the number 0. */
export interface Accepted {
  type: "accepted";
  id: string;
  number: number;
}

/** The command changed nothing: a code, the rule that forbids it, the id of why, a sentence, and what is possible. */
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

/** Who is here: after every change, and after the welcome. `host` is the seat of the host (-1: none); `vacant` the seconds until anybody who sits here may take that role (-1: the host is here, or the table waits for no host). */
export interface People {
  type: "people";
  seats: Person[];
  host: number;
  vacant: number;
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

/** The game is over: SHA-256 of `nonce` is the commitment that everybody saw at the start, and the first 32 digits of that of `draw` are the seed. `draw` is the table, the nonce, and each player's number behind its seat. It is empty for a deal that was not drawn so (a lesson, a what-if, a table of an older version): then SHA-256 of `seed:nonce` is the commitment. */
export interface Opened {
  type: "opened";
  seed: string;
  nonce: string;
  commitment: string;
  draw: string;
}

/** The last message before the server closes the socket: why. */
export interface Failed {
  type: "failed";
  code: Code;
  text: string;
}

/** A new table. `bots` names a bot for each seat that a computer plays; `start` as in TableTerms. */
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
  listed?: boolean;
  clock?: number;
  away?: number;
  talk?: "claims" | "chat";
  helper?: string;
  hints?: boolean | null;
  bots?: Record<string, string>;
  start?: "full" | "host";
}

/** A table as its host wants it from now on; `clock`, `away`, `talk` and `helper` as in TableTerms. `hints` as there too; null: where nobody but one person can sit. */
export interface ChangeTable {
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
  listed?: boolean;
  clock?: number;
  away?: number;
  talk?: "claims" | "chat";
  helper?: string;
  hints?: boolean | null;
}

/** A guest takes a seat; -1 is any that is free. `seal` is SHA-256 of a number of its own, which it opens when the game begins. */
export interface SitDown {
  name: string;
  seat?: number;
  seal?: string;
}

/** A player opens the number that it has sealed. */
export interface OpenNumber {
  number: string;
}

/** The host puts a bot into a free seat, or with no name takes it out again. */
export interface SeatBot {
  bot: string;
}

/** A seat chooses its character, or with no name leaves it to the table. */
export interface ChooseFigure {
  figure: string;
}

/** The host's role goes to whoever sits in this seat. */
export interface PassHost {
  seat: number;
}

/** A table as the lobby shows it; `start` as in TableTerms, `host` the host's seat (-1: none). `switches` are the rules that it plays by, under the names of `engine/table/switches.py`. */
export interface TableInfo {
  id: string;
  chosen: Chosen;
  seats: Seat[];
  clock: number;
  away: number;
  talk: "claims" | "chat";
  helper: string;
  hints: boolean;
  origin: string;
  start: "full" | "host" | "begun";
  host: number;
  over: boolean;
  rematch: string;
  listed: boolean;
  created: number;
  commitment: string;
  switches: Record<string, number>;
  only_shown: string;
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

/** A new table that goes on from the moment after `number` commands of a finished game, in this seat, against bots. `deal`: as it truly was, or dealt anew as the seat could believe then. */
export interface WhatIf {
  number: number;
  seat: number;
  deal: "true" | "believed";
  name: string;
  bot?: string;
}

/** What the strongest bot would answer to decision `number` in this seat's place, in words and as a sentence, and why. `note` is the key of what the bot has to tell besides, or nothing. */
export interface Hint {
  number: number;
  who: string;
  text: string;
  said: Sentence;
  why: Sentence;
  note: string;
}

/** What a seat may believe: by cell how likely each room lies there and that it is red, by character how likely it is a guard. `evidence` says why, by character: `odds-KEY` is a sentence, the number is how often. There is none where nobody may be a guard. */
export interface Odds {
  rooms: Record<string, Record<string, number>>;
  red: Record<string, number>;
  guards: Record<string, number>;
  evidence: Record<string, Record<string, number>>;
}

/** A finished game: its record, and the proof of its deal as in Opened (empty for one that was uploaded). */
export interface FinishedGame {
  record: string;
  seed: string;
  nonce: string;
  commitment: string;
  draw: string;
}

/** The text of a record, from another server or from the terminal. */
export interface Upload {
  record: string;
}

/** Where an uploaded game can be seen; the same text has the same id. */
export interface Kept {
  id: string;
}

/** One step of a replay: the command (none at the beginning), whose it was, what these eyes saw of it, and the view after it. */
export interface Frame {
  number: number;
  who: string;
  text: string;
  said: Sentence | null;
  view: View;
}

/** Some frames, out of `total` commands in all (so the last frame's number is `total`). */
export interface Replay {
  chosen: Chosen;
  facts: Facts;
  seats: Seat[];
  total: number;
  frames: Frame[];
}

/** A review, or how far it is: `done` of so many commands while it is `running`; neither: nobody has asked for it yet. */
export interface Reviewed {
  running: boolean;
  done: number;
  of: number;
  review: Review | null;
}

/** A game looked back on, with the numbers of `room25 review --bot search`; `unit` says what the bot counts in, games or points. */
export interface Review {
  bot: string;
  unit: string;
  note: string;
  entries: ReviewEntry[];
  moments: ReviewMoment[];
  turns: ReviewTurn[];
}

/** One answer of a game, what its seat could believe then, and what the bot would have answered from the same view. `said` and `rather` are the answer and the bot's as sentences; why one would answer so has no id where there is nothing to say. */
export interface ReviewEntry {
  number: number;
  round: number;
  seat: number;
  who: string;
  kind: string;
  answer: string;
  advice: string;
  better: number | null;
  choices: ReviewChoice[];
  beliefs: Odds;
  why: Sentence;
  why_not: Sentence;
  said: Sentence | null;
  rather: Sentence | null;
}

/** One answer that the bot weighed: how good it looked to it, and how much of its thinking went to it. */
export interface ReviewChoice {
  words: string;
  score: number;
  share: number;
  said: Sentence | null;
}

/** How likely each side was to win after the command of this number; 0 is the deal. */
export interface ReviewMoment {
  number: number;
  chances: Record<string, number>;
}

/** A command after which the chances were others: whose changed most, from what to what. */
export interface ReviewTurn {
  number: number;
  side: string;
  before: number;
  after: number;
}

/** What a wish for a table comes to: what is illegal, what the books advise against, and what would lie on the table. `composition` are the tiles that are certain, `drawn` how many of each colour are drawn from the rest of the box; `guards` the numbers of guards that the table may agree on; `difficulty` is there where the wish is legal and no contest of rivals; `cards` is the deck. */
export interface Checked {
  problems: Problem[];
  advice: Problem[];
  composition: Record<string, number>;
  drawn: Record<string, number>;
  rounds: number;
  guards: number[];
  difficulty: Difficulty | null;
  cards: string[];
}

/** One thing that is wrong with a setup; `key` names its sentence in the catalogues. */
export interface Problem {
  rule: string;
  text: string;
  key: string;
  values: Record<string, string>;
}

/** How hard a complex is, in one to five stars: of a hundred games, how many the bot explorer loses, and with the book's own complex. `said` is the same as a sentence. */
export interface Difficulty {
  stars: number;
  score: number;
  book: number;
  said: Sentence;
}

/** Games that a bot is to play in every seat of such a table, with seeds from `seed` on; so many at most. */
export interface PlayGames {
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
  seed?: number;
  games?: number;
}

/** What became of these games, one item of each list per game in the order of the seeds; fewer than asked for, if they take long. `bot` played every seat. `said` says what `won` means, and `endings` each of the `results`; `rounds` were begun; `deaths` are those who were dead at the end, `killers` the deaths in all of these games by room. */
export interface PlayedGames {
  bot: string;
  said: Sentence;
  endings: Record<string, Sentence>;
  won: boolean[];
  results: string[];
  rounds: number[];
  deaths: number[];
  killers: Record<string, number>;
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

/** A kind of M.A.C. card, its group, how the first of its faces is said, and the faces that lie in the box, each as `says` says it. */
export interface CardInfo {
  key: string;
  group: string;
  said: Sentence;
  rules: string[];
  faces: string[];
  says: Sentence[];
}

/** What a host may choose beside the rules; no modes: in every one. */
export interface OptionInfo {
  key: string;
  modes: string[];
  rules: string[];
}

/** The expansions of this server. */
export interface Expansions {
  expansions: ExpansionInfo[];
}

/** What an expansion adds to what a client brings with it. Its name with the hash of its rules; its editions, each with the printed one that it differs from; rooms and their pictures; a catalogue of texts for every language, in which the first of two messages of one name counts. */
export interface ExpansionInfo {
  name: string;
  editions: Record<string, string>;
  rooms: Record<string, RoomLook>;
  pictures: Record<string, string>;
  texts: Record<string, string>;
}

/** What of a room can be seen on the board: its colour, whether it has a corridor, whether it leads out. */
export interface RoomLook {
  danger: string;
  corridor: boolean;
  wayOut: boolean;
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

/** All lessons, in the order of learning. */
export interface Lessons {
  lessons: LessonInfo[];
}

/** A lesson as its learner goes through it, and what is said after the last step. */
export interface LessonInfo {
  key: string;
  edition: string;
  mode: string;
  seats: number;
  steps: LessonStep[];
  end: LessonNote[];
}

/** What the learner is to answer to a decision, by which character, and what is said before. */
export interface LessonStep {
  decision: number;
  who: string;
  words: string;
  notes: LessonNote[];
}

/** Something to say to a learner: its sentence in the catalogues, and the part of the screen that it is about. */
export interface LessonNote {
  text: string;
  about: string;
}

/** All episodes, in the order of broadcast. */
export interface Season {
  episodes: EpisodeInfo[];
}

/** One show of the season: what is played, how many may be lost, what stars take. `won` is in how many of a hundred games the bot explorer gets out. */
export interface EpisodeInfo {
  key: string;
  number: number;
  chosen: Chosen;
  rounds: number;
  deaths: number;
  switches: Record<string, number>;
  two: StarGoal;
  three: StarGoal;
  won: number;
}

/** What a number of stars takes besides getting out: rounds left on the clock, and lives. */
export interface StarGoal {
  rounds: number;
  lives: number;
}

/** What a finished game is worth in the season; `episode` is empty if it is none of its games, `week` unless it was a week's deal. */
export interface Starred {
  episode: string;
  number: number;
  stars: number;
  won: boolean;
  rounds: number;
  lives: number;
  week: string;
}

/** Why a request was refused. */
export interface ApiError {
  code: Code;
  text: string;
  rule: string;
  problems: Problem[];
}

/** The tables of this server at which somebody is, and all orders that hold. */
export interface AdminTables {
  tables: AdminTable[];
  orders: Order[];
}

/** A table in the memory of this server: who is at it, how many only watch, and what was said last. */
export interface AdminTable {
  id: string;
  edition: string;
  mode: string;
  watching: number;
  seats: AdminSeat[];
  said: string[];
}

/** A seat: who sits there, is somebody connected here, and is it mute. */
export interface AdminSeat {
  seat: number;
  name: string;
  bot: string;
  connected: boolean;
  mute: boolean;
}

/** An order that holds `until` (milliseconds since 1970): a seat is mute, an address is banned, a table is closed. `target` is a table, with its seat for "mute"; for "ban" it is a mark of an address, which nobody can be found by. `note` says why. */
export interface Order {
  kind: "mute" | "ban" | "close";
  target: string;
  until: number;
  note: string;
}

/** Give an order about a table, or about a seat of it. To ban is to shut out the address from which somebody sits there now. */
export interface GiveOrder {
  kind: "mute" | "ban" | "close";
  table: string;
  seat?: number;
  hours?: number;
  note?: string;
}

/** An order that holds no longer. */
export interface TakeBack {
  kind: "mute" | "ban" | "close";
  target: string;
}

/** All puzzles, and their themes in the order in which they are shown. */
export interface Puzzles {
  themes: string[];
  puzzles: PuzzleInfo[];
}

/** A puzzle in the list: what game it is, what it is about, how hard it is (1 to 5), how many rounds are left, and who is asked. */
export interface PuzzleInfo {
  id: string;
  edition: string;
  mode: string;
  level: string;
  seats: number;
  theme: string;
  grade: number;
  rounds: number;
  who: string;
}

/** The puzzle of a day, which is the number-th. */
export interface DailyPuzzle {
  date: string;
  number: number;
  puzzle: PuzzleInfo;
}

/** A puzzle to be solved: all that the asked seat may know at this moment. Its answers are the options of the view. */
export interface PuzzleTask {
  info: PuzzleInfo;
  chosen: Chosen;
  facts: Facts;
  seats: Seat[];
  seat: number;
  view: View;
}

/** An answer, without the character's name, and with whose eyes the asker wants to see what it comes to. */
export interface PuzzleAttempt {
  answer: string;
  eyes?: "seat" | "all";
}

/** Whether an answer is right, which ones are (the best first), and what follows from the answer that was given. `worth` and `next` are what the best answer and the best wrong one bring, in thousandths of a win. In the replay bots play on in the true deal; its frame 0 is the moment of the puzzle. */
export interface PuzzleOutcome {
  right: boolean;
  best: string[];
  worth: number;
  next: number;
  replay: Replay;
}

export type FromClient = Hello | Play | Chat | Stand | Hold;

export type ToClient = Welcome | Accepted | Refused | Update | Sat | People | ChatMessage | Clock | Rematched | Opened | Failed;
