// What happened while others acted is shown one event after the other, so that nobody misses it. A tap skips to the end.
import { ROOMS } from "../constants";
import type { Event, View } from "../messages";
import { seatsOf } from "./people";
import { after, sceneOf, type Scene } from "./scene";

/** How long an event holds the stage, in milliseconds at the usual pace: its movement and a moment to read it. Others are not waited for. */
export const HOLD: Record<string, number> = {
  "round-began": 700,
  "clue-taken": 350,
  saw: 750,
  "token-revealed": 300,
  kept: 350,
  passed: 400,
  "action-lost": 700,
  looked: 550,
  moved: 480,
  pushed: 650,
  slid: 880,
  opening: 380,
  "room-revealed": 600,
  swapped: 750,
  jumped: 600,
  "sent-back": 700,
  closed: 550,
  "trap-armed": 800,
  "water-rising": 800,
  died: 1900,
  "role-shown": 1200,
  "guard-revealed": 1400,
  alarm: 1400,
  claimed: 650,
  escaped: 2000,
  "game-over": 900,
  "adrenaline-used": 500,
  hid: 450,
  called: 650,
  carried: 650,
  recovered: 450,
  reactivated: 550,
  locked: 550,
  unlocked: 350,
  replaced: 650,
  "robot-placed": 500,
  "robot-moved": 500,
  "robot-pushed": 650,
  "robot-destroyed": 700,
  declined: 500,
  pulled: 650,
  "key-found": 1200,
  revived: 900,
  timer: 900,
  "card-drawn": 1300,
  "card-ignored": 700,
  "token-lost": 700,
  turned: 500,
  "room-hidden": 500,
  mirrored: 700,
  paranoia: 900,
  "paranoia-over": 500,
  bomb: 1400,
  "role-dealt": 900,
  chilled: 500,
  "exit-found": 900,
  "card-discarded": 350,
};

/** Before a room turns over: its plate gives way, and there is light of its colour. Nobody is told more yet, so it counts as the event before. */
export function openingOf({ number, values }: Event): Event {
  const danger = ROOMS[values["room"] as keyof typeof ROOMS]?.danger ?? "";
  return { number: number - 1, kind: "opening", id: "show-opening", values: { cell: values["cell"] ?? "", danger } };
}

/** A deadly room holds its breath, the last round its clock; after one death the next ones in the same blow are quicker. */
export function holdOf(event: Event, before: string): number | undefined {
  const { kind, values } = event;
  if (kind === "opening" && values["danger"] === "red") return 900;
  if (kind === "round-began" && values["left"] === 1) return 1500;
  if (kind === "died" && before === "died") return 1100;
  return HOLD[kind];
}

export interface Shown {
  scene: Scene;
  event: Event | null;
}

interface Waiting {
  event: Event | null;
  /** its plate has given way already */
  isOpen?: boolean;
  view: View;
}

/** Runs a clock; tests bring their own. */
export interface Timer {
  start(after: number, then: () => void): number;
  stop(id: number): void;
}

const CLOCK: Timer = { start: (after, then) => window.setTimeout(then, after), stop: (id) => clearTimeout(id) };
/** With more than this many events to catch up on, they are told in the log alone. */
const MOST = 120;

export class Queue {
  private waiting: Waiting[] = [];
  private scene: Scene | null = null;
  private timer = 0;
  private running = false;
  private last: View | null = null;
  private before = "";

  constructor(
    private readonly show: (shown: Shown) => void,
    private readonly caughtUp: (view: View) => void,
    private readonly pace: () => number,
    private readonly clock: Timer = CLOCK,
  ) {}

  get isRunning(): boolean {
    return this.running;
  }

  /** A view without a past to be shown: after a reload, or when somebody else takes the seat. */
  jump(view: View): void {
    this.waiting = [];
    this.last = view;
    this.stop();
    this.settle();
  }

  /** A view, and the events that led to it. */
  add(view: View, events: readonly Event[]): void {
    this.last = view;
    for (const event of events) if (event.kind !== "hidden") this.waiting.push({ event, view });
    this.waiting.push({ event: null, view });
    if (this.pace() === 0 || this.waiting.length > MOST || !this.scene) return this.skip();
    if (!this.running) this.next();
  }

  /** To the end, at once. */
  skip(): void {
    this.waiting = [];
    this.stop();
    this.settle();
  }

  private stop(): void {
    this.clock.stop(this.timer);
    this.running = false;
  }

  private settle(): void {
    if (!this.last) return;
    this.scene = sceneOf(this.last);
    this.show({ scene: this.scene, event: null });
    this.caughtUp(this.last);
  }

  private next(): void {
    this.running = true;
    for (;;) {
      const step = this.waiting.shift();
      if (!step) {
        this.running = false;
        this.settle();
        return;
      }
      if (!step.event) {
        this.scene = sceneOf(step.view);
        if (!this.waiting.length) continue;
        this.show({ scene: this.scene, event: null });
        continue;
      }
      if (step.event.kind === "room-revealed" && !step.isOpen) {
        this.waiting.unshift({ ...step, isOpen: true });
        return this.hold(openingOf(step.event));
      }
      this.scene = after(this.scene!, step.event, seatsOf(step.view));
      if (holdOf(step.event, this.before) !== undefined) return this.hold(step.event);
    }
  }

  private hold(event: Event): void {
    const hold = holdOf(event, this.before) ?? 0;
    this.before = event.kind;
    this.show({ scene: this.scene!, event });
    this.timer = this.clock.start(hold * this.pace(), () => this.next());
  }
}
