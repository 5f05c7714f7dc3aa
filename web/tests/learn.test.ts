// The guide: what is said when, each thing once, and a bubble that covers nothing that may be tapped.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { HINTS, hintFor, type Moment } from "../src/pages/learn/hints";
import { overlap, place } from "../src/pages/learn/place";
import { LESSONS, lessonAfter } from "../src/pages/learn/lessons";
import { PHASES, SWITCHES } from "../src/constants";
import type { View } from "../src/messages";
import { seenAtStart } from "./views";

const everything = () => true;
const english = readFileSync(new URL("../../locales/en.ftl", import.meta.url), "utf8");

function moment(change: (view: View) => void = () => {}, more: Partial<Moment> = {}): Moment {
  const view = structuredClone(seenAtStart());
  view.places = { alice: "c3" };
  view.flat.rounds = 8;
  view.flat.switch = Object.keys(SWITCHES).map(() => 0);
  view.flat.role = [0, 0, 0, 1, 0, 0, 0, 0];
  view.flat.phase = PHASES.programming;
  change(view);
  return { view, events: [], mode: "cooperation", isOver: false, ...more };
}

function all(at: Moment, said: string[] = []): string[] {
  const found: string[] = [];
  for (;;) {
    const hint = hintFor(at, new Set([...said, ...found]), everything);
    if (!hint) return found;
    found.push(hint.key);
  }
}

describe("what is said", () => {
  it("is the goal first, and each thing once", () => {
    const at = moment((view) => (view.decision = { number: 1, kind: "clue", asked: ["alice"] }));
    const keys = all(at);
    expect(keys.slice(0, 2)).toEqual(["goal-cooperation", "clue"]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("is one's own role in Suspicion, and nobody else's", () => {
    expect(all(moment(undefined, { mode: "suspicion" }))).toContain("role-prisoner");
    const guard = moment((view) => (view.flat.role[0] = 1), { mode: "suspicion" });
    expect(all(guard)).toContain("role-guard");
    expect(all(guard)).not.toContain("role-prisoner");
  });

  it("is only about what is on the screen", () => {
    const at = moment((view) => (view.decision = { number: 1, kind: "clue", asked: ["alice"] }));
    expect(hintFor(at, new Set(["goal-cooperation"]), (parts) => !parts.includes("lit-cell"))?.key).not.toBe("clue");
  });

  it("is each room when one of mine stands in it", () => {
    const at = moment((view) => {
      view.places = { alice: "c2" };
      view.board["c2"] = { room: "vortex", open: true };
    });
    expect(all(at)).toContain("room-vortex");
    const hidden = moment((view) => {
      view.places = { alice: "c2" };
      view.board["c2"] = { room: "vortex", open: false };
    });
    expect(all(hidden)).not.toContain("room-vortex");
  });

  it("warns of lies only where somebody may lie", () => {
    const events = [{ number: 1, kind: "claimed", values: { who: "max", cell: "C2", colour: "red" } }];
    expect(all(moment(undefined, { events }))).toContain("claim");
    expect(all(moment(undefined, { events, mode: "suspicion" }))).toContain("claim-lies");
  });

  it("is nothing but farewell at the end", () => {
    expect(all(moment(undefined, { isOver: true }))).toEqual(["over"]);
  });

  it("is written down", () => {
    for (const name of HINTS) {
      if (["goal", "exit"].includes(name)) continue;
      expect(english, name).toMatch(new RegExp(`^learn-${name} =`, "m"));
    }
    for (const id of [
      "goal-solo",
      "goal-cooperation",
      "goal-competition",
      "goal-team",
      "role-guard",
      "role-prisoner",
      "exit-slide",
      "exit-key",
      "exit-gather",
      "tell-lies",
      "claim-lies",
      "death-suspicion",
    ]) {
      expect(english, id).toMatch(new RegExp(`^learn-${id} =`, "m"));
    }
    for (const lesson of LESSONS) expect(english).toMatch(new RegExp(`^learn-lesson-${lesson.key}-help =`, "m"));
  });
});

describe("the bubble", () => {
  const view = { w: 390, h: 844 };
  const size = { w: 360, h: 140 };

  it("stands beside what it speaks of, inside the window", () => {
    for (const target of [
      { x: 0, y: 0, w: 390, h: 60 },
      { x: 300, y: 700, w: 60, h: 60 },
      { x: 10, y: 400, w: 60, h: 60 },
    ]) {
      const found = place(target, size, view);
      expect(overlap({ ...found, ...size }, target)).toBe(0);
      expect(found.x).toBeGreaterThanOrEqual(0);
      expect(found.x + size.w).toBeLessThanOrEqual(view.w);
      expect(found.y).toBeGreaterThanOrEqual(0);
      expect(found.y + size.h).toBeLessThanOrEqual(view.h);
    }
  });

  it("goes where it covers least of what may be tapped", () => {
    const target = { x: 160, y: 400, w: 60, h: 60 };
    const below = { x: 0, y: 470, w: 390, h: 200 };
    expect(place(target, size, view, [below]).side).toBe("above");
    expect(place(target, size, view, []).side).toBe("below");
  });

  it("lies at the foot where there is no room beside it", () => {
    expect(place({ x: 0, y: 0, w: 390, h: 844 }, size, view).side).toBe("foot");
  });
});

describe("the lessons", () => {
  it("follow each other", () => {
    expect(LESSONS.map((lesson) => lesson.wanted.mode)).toEqual(["solo", "cooperation", "suspicion"]);
    expect(lessonAfter("solo")?.key).toBe("program");
    expect(lessonAfter("suspicion")).toBeNull();
    expect(lessonAfter("none")).toBeNull();
  });
});
