// The lessons: what has to be tapped next, what is said to another move, and a bubble that covers nothing that may be tapped.
import { describe, expect, it } from "vitest";

import { offer, type Option, type Step } from "../src/game/options";
import { ahead, answerTo } from "../src/pages/learn/lesson.svelte";
import { nextPart, type Picked } from "../src/pages/learn/next";
import { overlap, place } from "../src/pages/learn/place";
import type { LessonInfo } from "../src/messages";
import { seenAtStart } from "./views";

const TOKENS = { tokens: ["look", "move", "push", "control"], lost: [], adrenaline: true, single: false };

/** An answer as the server sends it: a verb, whom or what line, and where. */
function option(words: string, tone: "" | "bad" = ""): Option {
  const [verb = "", ...rest] = words.split(" ");
  const names = { push: ["target", "cell"], control: ["line", "direction"] }[verb] ?? ["cell"];
  return {
    words,
    said: { id: `answer-${verb}`, values: Object.fromEntries(rest.map((one, i) => [names[i]!, one])), tone },
  };
}

function programming(slots: [string | null, string | null], adrenaline = false): Picked {
  return { who: "alice", hand: TOKENS, slots, adrenaline, pending: null, offer: offer([]), choices: [] };
}

function answering(options: string[], tool: string | null = null, trail: Step[] = []): Picked {
  const choices = options.map((words) => option(words));
  const now = offer(choices, tool, trail);
  return { who: "alice", hand: null, slots: [null, null], adrenaline: false, pending: now.answer, offer: now, choices };
}

describe("what has to be tapped next", () => {
  it("is one token after the other, then Ready", () => {
    const next = (...slots: [string | null, string | null]) =>
      nextPart(programming(slots), "alice", "program look move");
    expect(next(null, null)).toBe("token-look");
    expect(next("look", null)).toBe("token-move");
    expect(next("look", "move")).toBe("ready");
    expect(next("move", "look")).toBe("slot-0"); // back into the hand with it
    expect(next("look", "push")).toBe("slot-1");
  });

  it("is the adrenaline where it is wanted, and only there", () => {
    const laid: [string, string] = ["look", "move"];
    expect(nextPart(programming(laid), "alice", "program look move adrenaline")).toBe("adrenaline");
    expect(nextPart(programming(laid, true), "alice", "program look move adrenaline")).toBe("ready");
    expect(nextPart(programming(laid, true), "alice", "program look move")).toBe("adrenaline");
  });

  it("is the other character, if two of mine plan and the wrong one is at it", () => {
    expect(nextPart(programming([null, null]), "jennifer", "program look move")).toBe("tab-jennifer");
  });

  it("is the way to act, then the room, then the button", () => {
    const options = ["look c2", "move c2", "move d3", "control 2 left", "pass"];
    expect(nextPart(answering(options), "alice", "move c2")).toBe("tool-move");
    expect(nextPart(answering(options, "look"), "alice", "move c2")).toBe("tool-move");
    expect(nextPart(answering(options, "move"), "alice", "move c2")).toBe("cell-7");
    expect(nextPart(answering(options, "move", [{ kind: "cell", cell: 13 }]), "alice", "move c2")).toBe("cell-7");
    expect(nextPart(answering(options, "move", [{ kind: "cell", cell: 7 }]), "alice", "move c2")).toBe("confirm");
    expect(nextPart(answering(options, "control"), "alice", "control 2 left")).toBe("arrow-2-left");
    expect(nextPart(answering(options), "alice", "pass")).toBe("plain-pass");
  });

  it("is the way back, where a wrong person was picked", () => {
    const options = ["push max b2", "push max d2", "push kevin b2", "push kevin d2"];
    expect(nextPart(answering(options), "alice", "push kevin d2")).toBe("person-kevin");
    const wrong: Step[] = [{ kind: "person", who: "max" }];
    expect(nextPart(answering(options, null, wrong), "alice", "push kevin d2")).toBe("cancel");
  });
});

describe("a move that the lesson did not ask for", () => {
  it("is answered by what it would have led to", () => {
    const view = structuredClone(seenAtStart());
    view.board[7] = { cell: "c2", room: "empty" };
    expect(answerTo(view, option("move b3", "bad"))).toBe("learn-would-die");
    expect(answerTo(view, option("move d3"))).toBe("learn-unknown");
    expect(answerTo(view, option("move c2"))).toBe("learn-other");
    expect(answerTo(view, option("look d3"))).toBe("learn-other");
    expect(answerTo(view, undefined)).toBe("learn-other"); // a program
  });
});

describe("the steps ahead", () => {
  const step = (decision: number, who: string) => ({ decision, who, words: "pass", notes: [] });
  const lesson = { steps: [step(1, "alice"), step(2, "alice"), step(2, "jennifer"), step(5, "alice")] };

  it("are those of later questions, and of this one whoever is still asked", () => {
    const view = structuredClone(seenAtStart());
    view.decision = { number: 2, kind: "program", asked: ["jennifer", "max"], together: true };
    view.options = { jennifer: ["pass"] };
    expect(ahead(lesson as unknown as LessonInfo, view).map((one) => one.decision)).toEqual([2, 5]);
    view.options = { jennifer: ["lose control"] }; // a card asks first
    expect(ahead(lesson as unknown as LessonInfo, view).map((one) => one.decision)).toEqual([5]);
    view.result = "full";
    expect(ahead(lesson as unknown as LessonInfo, view)).toEqual([]);
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
