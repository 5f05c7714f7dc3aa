// A table as this browser knows it: one chair for each seat that it holds (or one for watching), what is shown, and what may be done.
import { Connection, type Status } from "../lib/connection";
import { openNumber } from "../lib/api";
import { dropSeat, held, holdHost, holdSeat } from "../lib/keys";
import { noteSeal, toOpen } from "../lib/numbers";
import { PACE, settings } from "../lib/settings.svelte";
import type {
  Chosen,
  Event,
  Facts,
  TableTerms,
  Opened,
  Person,
  Refused,
  ChatMessage,
  Seat,
  ToClient,
  View,
} from "../messages";
import { keepNotes, readNotes, withPerson, withTile, type Notes, type PersonMark, type TileNote } from "./notes";
import { Queue } from "./queue";
import type { Scene } from "./scene";
import { sound, SOUND_OF } from "./sounds";

export const WATCHING = -1;

interface Chair {
  seat: number;
  connection: Connection;
  view: View | null;
  events: Event[];
  host: boolean;
}

/** Has the game of a table not begun: is a seat free, or has the host not started it? */
export function waits({ seats, house }: { seats: Seat[]; house: TableTerms }): boolean {
  return house.start === "host" || (house.start === "full" && seats.some((seat) => !seat.name && !seat.bot));
}

export interface About {
  seats: Seat[];
  chosen: Chosen;
  house: TableTerms;
  commitment: string;
  facts: Facts;
  host: boolean;
  /** until then everything is ready but the players' numbers */
  dealt: boolean;
}

/** Does this view wait for an answer of its own seat? */
export function isAsked(view: View | null): boolean {
  return !!view?.decision && view.characters.some((who) => view.decision!.asked.includes(who));
}

export class Table {
  about = $state.raw<About | null>(null);
  status = $state<Status>("connecting");
  /** why the server will not have us, once it has said so */
  failure = $state<string | null>(null);
  people = $state.raw<Person[]>([]);
  /** where the host sits, and from when on somebody else may be the host (null: the host is here) */
  host = $state.raw<{ seat: number; free: number | null }>({ seat: -1, free: null });
  talk = $state.raw<ChatMessage[]>([]);
  clock = $state.raw<{ until: number; asked: number[] } | null>(null);
  rematch = $state("");
  opened = $state.raw<Opened | null>(null);

  /** whose eyes we look through */
  front = $state(WATCHING);
  /** several people at this device: whose turn it is to take it */
  passTo = $state<number | null>(null);
  /** the newest view of the front seat, and the same once everything before it has been shown */
  view = $state.raw<View | null>(null);
  settled = $state.raw<View | null>(null);
  events = $state.raw<Event[]>([]);
  /** how many of the events have been shown: the picture and the words go together */
  shown = $state(0);
  scene = $state.raw<Scene | null>(null);
  event = $state.raw<Event | null>(null);
  busy = $state(false);
  refusal = $state.raw<Refused | null>(null);
  notes = $state.raw<Notes>({ tiles: {}, people: {} });

  /** asked before an answer is sent: a lesson may have something to say instead */
  guard: ((who: string, words: string) => boolean) | null = null;

  readonly #chairs = new Map<number, Chair>();
  readonly #queue: Queue;
  #until = 0;

  constructor(readonly id: string) {
    this.#queue = new Queue(
      ({ scene, event }) => {
        this.scene = scene;
        this.event = event;
        if (event) this.shown = event.number + 1;
        const name = event && SOUND_OF[event.kind];
        if (name) sound(name);
      },
      (view) => this.#caughtUp(view),
      () => PACE[settings.speed],
    );
    const seats = Object.entries(held(id).seats);
    if (!seats.length) this.#sit(WATCHING, "");
    for (const [seat, key] of seats) this.#sit(Number(seat), key);
    this.front = seats.length ? Number(seats[0]![0]) : WATCHING;
    this.notes = readNotes(id, this.front);
    if (seats.length > 1) this.passTo = this.front;
  }

  /** The seats that people at this device play. */
  get mine(): number[] {
    return [...this.#chairs.keys()].filter((seat) => seat >= 0);
  }

  /** What has happened, as far as it has been shown. */
  get told(): Event[] {
    return this.events.filter((event) => event.number < this.shown);
  }

  get isWaiting(): boolean {
    return !!this.about && (waits(this.about) || !this.about.dealt);
  }

  get isOver(): boolean {
    return !!this.view?.result;
  }

  /** May this seat's person ask for hints and odds? */
  get mayAsk(): boolean {
    return !!this.about?.house.hints && this.front >= 0 && !this.isOver;
  }

  get isCatchingUp(): boolean {
    return this.view !== this.settled;
  }

  /** May this seat's person answer something now, with everything before it shown? */
  get live(): View | null {
    return this.settled && this.settled === this.view && !this.busy && !this.isWaiting && this.passTo === null
      ? this.settled
      : null;
  }

  skip(): void {
    this.#queue.skip();
  }

  /** Answer for one of the front seat's characters. */
  async play(who: string, words: string): Promise<boolean> {
    const chair = this.#chairs.get(this.front);
    if (!chair || this.busy || this.guard?.(who, words) === false) return false;
    this.busy = true;
    this.refusal = null;
    const answer = await chair.connection.play(`${who} ${words}`);
    if (answer.type === "refused") {
      this.busy = false;
      this.refusal = answer;
      return false;
    }
    this.#until = answer.number;
    this.#free();
    return true;
  }

  /** Ask why something cannot be done: the server refuses it with the rule. Only while this seat is the one that is asked. */
  async whyNot(who: string, words: string): Promise<Refused | null> {
    const chair = this.#chairs.get(this.front);
    if (!chair || this.status !== "open" || !this.live || this.live.options[who]?.includes(words)) return null;
    const answer = await chair.connection.play(`${who} ${words}`);
    return answer.type === "refused" ? answer : null;
  }

  async chat(text: string): Promise<Refused | null> {
    const answer = await this.#chairs.get(this.front)?.connection.ask((id) => ({ type: "chat", id, text }));
    return answer?.type === "refused" ? answer : null;
  }

  async stand(on: boolean): Promise<void> {
    await this.#chairs.get(this.front)?.connection.ask((id) => ({ type: "stand", id, on }));
  }

  /** The next person at this device has taken it. */
  take(): void {
    const seat = this.passTo;
    if (seat === null) return;
    this.passTo = null;
    this.#chairs.forEach((chair) => this.#hold(chair));
    this.#look(seat);
  }

  noteTile(tile: number, note: TileNote): void {
    this.notes = withTile(this.notes, tile, note);
    keepNotes(this.id, this.front, this.notes);
  }

  notePerson(who: string, mark: PersonMark): void {
    this.notes = withPerson(this.notes, who, mark);
    keepNotes(this.id, this.front, this.notes);
  }

  close(): void {
    for (const chair of this.#chairs.values()) chair.connection.close();
    this.#queue.skip();
  }

  #sit(seat: number, key: string): void {
    const chair: Chair = { seat, view: null, events: [], host: false, connection: null as unknown as Connection };
    this.#chairs.set(seat, chair);
    chair.connection = new Connection(
      this.id,
      key,
      (message) => this.#hear(chair, message),
      (status) => {
        if (chair.seat === this.front || status !== "open") this.status = status;
      },
      held(this.id).host,
    );
  }

  #look(seat: number): void {
    const chair = this.#chairs.get(seat);
    if (!chair?.view) return;
    this.front = seat;
    this.notes = readNotes(this.id, seat);
    this.view = chair.view;
    this.events = chair.events;
    this.#queue.jump(chair.view);
  }

  #hear(chair: Chair, message: ToClient): void {
    const isFront = chair.seat === this.front;
    switch (message.type) {
      case "welcome": {
        const { seats, chosen, house, commitment, facts, host, dealt } = message;
        const waited = this.isWaiting;
        chair.host = host;
        const hosts = [...this.#chairs.values()].some((one) => one.host);
        if (!hosts && this.about?.host) holdHost(this.id, ""); // somebody else is the host now
        this.about = { seats, chosen, house, commitment, facts, host: hosts, dealt };
        if (house.rematch) this.rematch = house.rematch;
        this.#move(chair, message.seat);
        this.#see(chair, message.view, chair.view !== null && !waited);
        if (this.passTo !== null) this.#hold(chair);
        if (chair.seat >= 0) noteSeal(chair.connection.key, this.id, commitment);
        this.#openNumber(chair);
        break;
      }
      case "update":
        this.#see(chair, message.view, true);
        break;
      case "sat":
        if (this.about) this.about = { ...this.about, seats: message.seats };
        this.#openNumber(chair);
        break;
      case "people":
        this.people = message.seats;
        this.host = { seat: message.host, free: message.vacant < 0 ? null : Date.now() + message.vacant * 1000 };
        break;
      case "said":
        if (isFront && !this.talk.some((one) => one.number === message.number)) this.talk = [...this.talk, message];
        break;
      case "clock":
        this.clock = message.left < 0 ? null : { until: Date.now() + message.left * 1000, asked: message.asked };
        break;
      case "rematched":
        this.rematch = message.table;
        break;
      case "opened":
        this.opened = message;
        break;
      case "failed":
        this.failure = message.code;
        if (message.code === "left") dropSeat(this.id, chair.seat);
        break;
      default:
    }
  }

  /** Nobody else can sit down any more: open the number that this seat adds to the deal. */
  #openNumber({ seat, connection }: Chair): void {
    const mine = this.about?.seats[seat];
    if (!this.about || !mine?.seal || mine.number || this.about.dealt || waits(this.about)) return;
    const number = toOpen(connection.key, this.id, mine.seal);
    if (number) openNumber(this.id, seat, number, connection.key).catch(() => {}); // too late: it is dealt without
  }

  /** The table was laid otherwise, and this seat has another number now. */
  #move(chair: Chair, seat: number): void {
    const before = chair.seat;
    if (before === seat) return;
    const key = held(this.id).seats[String(before)] ?? "";
    dropSeat(this.id, before);
    holdSeat(this.id, seat, key);
    this.#chairs.delete(before);
    this.#chairs.set(seat, chair);
    chair.seat = seat;
    if (this.front === before) this.front = seat;
  }

  /** A new view of a seat. At the end all events come again, unhidden: only those that are new are shown. */
  #see(chair: Chair, view: View, moving: boolean): void {
    const known = chair.view ? chair.view.until : 0;
    chair.view = view;
    chair.events = [...chair.events.slice(0, view.since), ...view.events];
    if (chair.seat !== this.front) return this.#pass();
    this.view = view;
    this.events = chair.events;
    if (this.passTo !== null && this.mine.length > 1) return;
    if (moving)
      this.#queue.add(
        view,
        view.events.filter((event) => event.number >= known),
      );
    else this.#queue.jump(view);
    this.#free();
  }

  #free(): void {
    if (this.busy && (this.view?.commands ?? 0) >= this.#until && this.#until > 0) {
      this.busy = false;
      this.#until = 0;
    }
  }

  #caughtUp(view: View): void {
    const before = isAsked(this.settled);
    this.settled = view;
    this.shown = view.until;
    if (isAsked(view) && !before && this.passTo === null) sound("turn");
    this.#pass();
  }

  /** With several people at this device: does it go to somebody else? */
  #pass(): void {
    if (this.mine.length < 2 || this.passTo !== null || isAsked(this.view) || this.isWaiting || this.isCatchingUp)
      return;
    const next = [...this.#chairs.values()].find((chair) => chair.seat !== this.front && isAsked(chair.view));
    if (!next) return;
    this.passTo = next.seat;
    this.#chairs.forEach((chair) => this.#hold(chair));
  }

  /** Tell a table with a clock whether this device is on its way from one to another: nobody's time runs meanwhile. */
  #hold(chair: Chair): void {
    if (this.about?.house.clock && !this.isWaiting)
      void chair.connection.ask((id) => ({ type: "hold", id, on: this.passTo !== null }));
  }
}
