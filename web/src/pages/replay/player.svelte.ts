// Runs a film: one step, on and on, or straight to a moment. What happened in a step is shown event by event, as in a running game.
import { Queue } from "../../game/queue";
import type { Scene } from "../../game/scene";
import { PACE, settings } from "../../lib/settings.svelte";
import type { Event, Frame } from "../../messages";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** A moment between two steps, in milliseconds at the usual speed. */
const GAP = 350;
/** What a step takes where nothing moves. */
const STILL = 900;

export class Player {
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  scene = $state.raw<Scene | null>(null);
  event = $state.raw<Event | null>(null);
  #frames: readonly Frame[] = [];
  /** the step that the film has come to; what stands around the picture follows in `at` a frame later */
  #step = 0;
  #timer = 0;
  readonly #queue: Queue;

  constructor() {
    this.#queue = new Queue(
      ({ scene, event }) => {
        this.scene = scene;
        this.event = event;
      },
      () => this.#rest(),
      () => PACE[settings.speed] / this.speed,
    );
  }

  get last(): number {
    return Math.max(0, this.#frames.length - 1);
  }

  /** The same moment through other eyes, or another game. */
  load(frames: readonly Frame[], at: number): void {
    this.#frames = frames;
    this.jump(Math.min(at, frames.length - 1));
  }

  jump(to: number): void {
    clearTimeout(this.#timer);
    this.#step = Math.max(0, Math.min(to, this.last));
    this.#catchUp();
    const frame = this.#frames[this.#step];
    if (frame) this.#queue.jump(frame.view);
  }

  /** One step on, with everything that happens in it. */
  step(): void {
    clearTimeout(this.#timer);
    if (this.#queue.isRunning) return this.#queue.skip();
    if (this.#step >= this.last) return void (this.playing = false);
    const frame = this.#frames[++this.#step]!;
    this.#queue.add(frame.view, frame.view.events);
    if (!this.#queue.isRunning) return this.#catchUp();
    // on a slow machine the first frame of a slide has no time for anything else
    requestAnimationFrame(() => setTimeout(() => this.#catchUp()));
  }

  #catchUp(): void {
    this.at = this.#step;
  }

  back(): void {
    this.playing = false;
    this.jump(this.#step - 1);
  }

  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.#step >= this.last) this.jump(0);
    if (!this.#queue.isRunning) this.step();
  }

  /** To where the next round begins, or the last one that began before this moment. */
  round(way: 1 | -1): void {
    const starts = roundStarts(this.#frames);
    const found = way > 0 ? starts.find((start) => start > this.#step) : starts.findLast((start) => start < this.#step);
    this.jump(found ?? (way > 0 ? this.last : 0));
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
    this.#queue.skip();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#catchUp();
    if (!this.playing) return;
    if (this.#step >= this.last) return void (this.playing = false);
    const moved = PACE[settings.speed] > 0;
    this.#timer = window.setTimeout(() => this.playing && this.step(), (moved ? GAP : STILL) / this.speed);
  }
}

/** The steps in which a round began. */
export function roundStarts(frames: readonly Frame[]): number[] {
  return frames.flatMap((frame) =>
    frame.view.events.some((event) => event.kind === "round-began") ? [frame.number] : [],
  );
}

/** Everything that happened up to a step. */
export function eventsUntil(frames: readonly Frame[], at: number): Event[] {
  return frames.slice(0, at + 1).flatMap((frame) => frame.view.events.map(retold));
}

/** Whoever watches a replay is nobody at the table: what was told to one seat is not told to "you". */
export function retold(event: Event): Event {
  return event.kind === "saw" || event.kind === "role-dealt" ? { ...event, id: `event-${event.kind}-open` } : event;
}
