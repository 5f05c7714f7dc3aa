import { describe, expect, it } from "vitest";

import { cellOf, slid } from "../src/game/board";
import { noteIn, withPerson, withTile, type Notes } from "../src/game/notes";
import { seatsOf } from "../src/game/people";
import { Queue, type Shown, type Timer } from "../src/game/queue";
import { after, placeOf, sceneOf, tileAt, type Scene } from "../src/game/scene";
import type { Event, View } from "../src/messages";
import games from "./told.json";
import { seenAtStart } from "./views";

interface Step {
  events: Event[];
  view?: Pick<View, "board" | "people" | "lines" | "locks" | "robots" | "countdown">;
}
interface Told {
  game: (string | number)[];
  seed: number;
  steps: Step[];
}
const told = games as unknown as Told[];

/** The picture of what a seat sees in a step. */
function boardOf(step: Step): Scene {
  return sceneOf({ ...seenAtStart(), ...step.view });
}

const OWNER = [0, 1, 2, 3, -1, -1, -1, -1];
const event = (kind: string, values: Event["values"]): Event => ({ number: 0, kind, id: `event-${kind}`, values });

describe("a scene", () => {
  const start = sceneOf(seenAtStart());

  it("slides five tiles with all on them, and the last comes back at the other end", () => {
    const before = after(start, event("moved", { who: "alice", cell: "C3", to: "B3" }), OWNER);
    const moved = after(before, event("slid", { who: "max", line: "b", direction: "up" }), OWNER);
    expect(placeOf(moved, 0)).toBe(cellOf("b2"));
    expect(tileAt(moved, cellOf("b5"))).toBe(tileAt(start, cellOf("b1")));
    expect(moved.lines[6]).toBe(1);
    expect(new Set(moved.cell).size).toBe(25);
  });

  it("slides back where it came from", () => {
    const cells = [...Array(25).keys()];
    expect(slid(slid(cells, "4", "right"), "4", "left")).toEqual(cells);
  });

  it("swaps two tiles, carries two people, loses the dead", () => {
    const swapped = after(start, event("swapped", { who: "max", cell: "A1", to: "E5" }), OWNER);
    expect([swapped.cell[0], swapped.cell[24]]).toEqual([24, 0]);
    const carried = after(start, event("carried", { who: "max", target: "alice", to: "C2" }), OWNER);
    expect([placeOf(carried, 0), placeOf(carried, 2)]).toEqual([cellOf("c2"), cellOf("c2")]);
    expect(placeOf(after(carried, event("died", { who: "alice", room: "mortal" }), OWNER), 0)).toBe(-1);
  });

  it("shows what was said under the speaker's seat, until the room is revealed", () => {
    const said = after(start, event("claimed", { who: "jennifer", cell: "B2", colour: "red" }), OWNER);
    expect(said.claims[cellOf("b2")]).toEqual([0, 4, 0, 0, 0, 0, 0, 0]);
    const open = after(said, event("room-revealed", { cell: "B2", room: "vortex" }), OWNER);
    expect([open.up[cellOf("b2")], open.room[cellOf("b2")], open.claims[cellOf("b2")]?.[1]]).toEqual([
      true,
      "vortex",
      0,
    ]);
  });

  it("leaves a scene as it is where nothing is seen", () => {
    expect(after(start, event("programmed", { who: "max" }), OWNER)).toBe(start);
  });
});

describe("the picture of a whole game", () => {
  it.each(told.map((game): [string, Told] => [`${game.game.join(" ")}, seed ${game.seed}`, game]))(
    "needs nothing but the events: %s",
    (_, game) => {
      let scene = boardOf(game.steps[0]!);
      const seats = seatsOf({ ...seenAtStart(), ...game.steps[0]!.view });
      for (const step of game.steps.slice(1)) {
        for (const one of step.events) scene = after(scene, one, seats);
        if (step.view) expect(scene).toEqual(boardOf(step));
      }
    },
  );
});

describe("a tile, a Lock and a figure", () => {
  const start = sceneOf(seenAtStart());

  it("turn as told, move from where they were, stay on the spot", () => {
    const turned = after(start, event("turned", { cell: "B2", along: "column" }), OWNER);
    expect(after(turned, event("turned", { cell: "B2", along: "column" }), OWNER).turned[cellOf("b2")]).toBe(1);
    const locked = ["A1", "B1"].reduce(
      (scene, cell) => after(scene, event("locked", { who: "emmett", cell }), OWNER),
      start,
    );
    const moved = after(locked, event("locked", { who: "emmett", cell: "C1", from: "A1" }), OWNER);
    expect(moved.lock).toEqual([cellOf("c1"), cellOf("b1")]);
    const swapped = after(start, event("swapped", { who: "max", cell: "C3", to: "A1", staying: "alice max" }), OWNER);
    expect([0, 1, 2].map((who) => placeOf(swapped, who))).toEqual([cellOf("c3"), cellOf("a1"), cellOf("c3")]);
  });
});

describe("notes", () => {
  const none: Notes = { tiles: {}, people: {} };

  it("travel with their tile", () => {
    const noted = withTile(none, cellOf("b1"), { mark: "deadly", word: "" });
    const cells = slid([...Array(25).keys()], "b", "up");
    expect(noteIn(noted, cells, cellOf("b1"))).toBeNull();
    expect(noteIn(noted, cells, cellOf("b5"))?.mark).toBe("deadly");
  });

  it("are rubbed out when they are empty, and cut when they are long", () => {
    const noted = withTile(none, 3, { mark: "", word: "a very long word indeed" });
    expect(noted.tiles["3"]?.word).toBe("a very long ");
    expect(withTile(noted, 3, { mark: "", word: " " }).tiles).toEqual({});
    expect(withPerson(withPerson(none, "max", "doubt"), "max", "").people).toEqual({});
  });
});

class Hand implements Timer {
  waiting: (() => void) | null = null;
  waits: number[] = [];
  start(after: number, then: () => void): number {
    this.waiting = then;
    this.waits.push(after);
    return 1;
  }
  stop(): void {
    this.waiting = null;
  }
  tick(): void {
    const then = this.waiting;
    this.waiting = null;
    then?.();
  }
}

describe("the queue of events", () => {
  function set(pace = 1): { queue: Queue; shown: Shown[]; done: View[]; clock: Hand } {
    const shown: Shown[] = [];
    const done: View[] = [];
    const clock = new Hand();
    const queue = new Queue(
      (one) => shown.push(one),
      (view) => done.push(view),
      () => pace,
      clock,
    );
    queue.jump(seenAtStart());
    shown.length = done.length = 0;
    return { queue, shown, done, clock };
  }
  const two = [
    event("moved", { who: "alice", cell: "C3", to: "C2" }),
    event("room-revealed", { cell: "C2", room: "vortex" }),
  ];

  it("shows one event after the other, and is done after the last", () => {
    const { queue, shown, done, clock } = set();
    queue.add(seenAtStart(), two);
    expect(shown.map((one) => one.event?.kind)).toEqual(["moved"]);
    clock.tick();
    expect(shown.at(-1)?.event?.kind).toBe("opening");
    expect(shown.at(-1)?.scene.up[7]).toBe(false); // the light comes before the face, and before the words
    clock.tick();
    expect(shown.map((one) => one.event?.kind)).toEqual(["moved", "opening", "room-revealed"]);
    expect(shown.at(-1)?.scene.up[7]).toBe(true);
    expect(done).toHaveLength(0);
    clock.tick();
    expect(done).toHaveLength(1);
    expect(queue.isRunning).toBe(false);
  });

  it("takes what comes meanwhile after what is under way", () => {
    const { queue, shown, done, clock } = set();
    queue.add(seenAtStart(), two.slice(0, 1));
    queue.add(seenAtStart(), [event("looked", { who: "max", cell: "B3" })]);
    clock.tick();
    expect(shown.at(-1)?.event?.kind).toBe("looked");
    clock.tick();
    expect(done).toHaveLength(1);
  });

  it("lets a deadly room hold its breath, and hurries through deaths of one blow", () => {
    const { queue, clock } = set();
    queue.add(seenAtStart(), [
      event("room-revealed", { cell: "C2", room: "mortal" }),
      event("died", { who: "alice", room: "mortal" }),
      event("died", { who: "max", room: "mortal" }),
    ]);
    for (let i = 0; i < 4; i++) clock.tick();
    const [opening, , first, second] = clock.waits as [number, number, number, number];
    const calm = set();
    calm.queue.add(seenAtStart(), two.slice(1));
    expect(opening).toBeGreaterThan(calm.clock.waits[0]!);
    expect(second).toBeLessThan(first);
  });

  it("can be skipped", () => {
    const { queue, done, clock } = set();
    queue.add(seenAtStart(), two);
    queue.skip();
    expect(done).toHaveLength(1);
    clock.tick();
    expect(done).toHaveLength(1);
  });

  it("waits for nothing where motion is off, and longer where it is slow", () => {
    expect(set(0).clock.waits).toEqual([]);
    const off = set(0);
    off.queue.add(seenAtStart(), two);
    expect([off.done.length, off.clock.waits.length]).toEqual([1, 0]);
    const slow = set(2);
    slow.queue.add(seenAtStart(), two);
    expect(slow.clock.waits).toEqual([960]);
  });

  it("says nothing of hidden events", () => {
    const { queue, shown, done } = set();
    queue.add(seenAtStart(), [event("hidden", {})]);
    expect(shown.filter((one) => one.event)).toEqual([]);
    expect(done).toHaveLength(1);
  });
});
