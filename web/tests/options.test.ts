import { describe, expect, it } from "vitest";

import { FORMS } from "../src/constants";
import { cellName, cellOf } from "../src/game/board";
import { read } from "../src/game/forms";
import { beside, hand, offer, paths, programWords } from "../src/game/options";

const cells = (names: string) => names.split(" ").map(cellOf);

describe("answers become things to tap", () => {
  it("lights the cells of a single way to act", () => {
    const found = offer(["move b2", "move c1", "wait"]);
    expect(found.tool?.key).toBe("move");
    expect(found.cells).toEqual(cells("b2 c1"));
    expect(found.plain).toEqual(["wait"]);
    expect(found.answer).toBeNull();
  });

  it("is answered by one cell", () => {
    expect(offer(["move b2", "move c1"], null, [{ kind: "cell", cell: cellOf("c1") }]).answer).toBe("move c1");
  });

  it("asks for the way to act first where there are several", () => {
    const options = ["look b2", "move b2", "control 2 left", "pass"];
    expect(offer(options).cells).toEqual([]);
    expect(offer(options).tools.map((tool) => tool.key)).toEqual(["look", "move", "control"]);
    expect(offer(options, "control").lines).toEqual([{ line: "2", way: "left" }]);
  });

  it("takes the only person by itself, and asks where there are two", () => {
    expect(offer(["push max b2", "push max c1"]).cells).toEqual(cells("b2 c1"));
    const two = offer(["push max b2", "push alice b2"]);
    expect([two.people, two.cells]).toEqual([["max", "alice"], []]);
    expect(offer(["push max b2", "push alice b2"], null, [{ kind: "person", who: "alice" }]).cells).toEqual(
      cells("b2"),
    );
  });

  it("never gives an answer that nobody has tapped", () => {
    for (const words of ["call max", "robot 1", "push max b2", "lock b2", "sabotage robot 2"])
      expect(offer([words]).answer).toBeNull();
  });

  it("takes two cells in either order", () => {
    const options = ["hack b2 c3", "hack b2 d4"];
    expect(offer(options).cells).toEqual(cells("b2 c3 d4"));
    const steps = cells("d4 b2").map((cell) => ({ kind: "cell" as const, cell }));
    expect(offer(options, null, steps).answer).toBe("hack b2 d4");
  });

  it("tells a robot's own way from its push", () => {
    const options = ["order 1 move b2", "order 1 push max c3", "order 2 move b2"];
    expect(offer(options).robots).toEqual([1, 2]);
    const one = offer(options, null, [{ kind: "robot", robot: 1 }]);
    expect([one.people, one.cells]).toEqual([["max"], cells("b2")]);
  });

  it("keeps apart whom Bruce copies", () => {
    const options = [
      "mimic max carry alice b2",
      "mimic jennifer call alice",
      "mimic sarah sabotage room",
      "mimic alice hide",
    ];
    const found = offer(options);
    expect(found.tools.map((tool) => tool.key)).toEqual(["mimic max carry", "mimic jennifer call"]);
    expect(found.plain).toEqual(["mimic sarah sabotage room", "mimic alice hide"]);
    expect(offer(options, "mimic max carry").cells).toEqual(cells("b2"));
  });

  it("offers a lock in hand and one that is moved", () => {
    const options = ["lock b2 from c3", "lock b2 from d4", "lock a2 from c3"];
    const found = offer(options, null, [{ kind: "cell", cell: cellOf("b2") }]);
    expect(found.cells.map(cellName)).toEqual(["c3", "d4"]);
  });

  it("reads back every step of an answer", () => {
    expect(paths("slide b up")[0]?.steps).toEqual([{ kind: "line", line: "b", way: "up" }]);
    expect(paths("lose look")[0]).toMatchObject({ steps: [], tool: { key: "lose look" } });
  });
});

describe("the words of an answer", () => {
  const WORD: Record<string, string> = { target: "max", line: "2", direction: "left", robot: "1", token: "look" };

  it("are taken apart by every form of the rulebook", () => {
    for (const form of Object.values(FORMS).flat()) {
      const words = form.replace(/<(\w+)>/g, (_, slot: string) => WORD[slot] ?? "b2").split(" ");
      const kinds = form.split(" ").map((kind) => (kind.startsWith("<") ? kind.slice(1, -1) : ""));
      expect(read(words).map(({ slot }) => slot)).toEqual(kinds);
    }
  });

  it("offer adrenaline alone as a button", () => {
    expect(offer(["pass", "program adrenaline"])).toMatchObject({ plain: ["pass", "program adrenaline"], tools: [] });
  });
});

describe("a hand", () => {
  it("lists the tokens, those that are lost, and adrenaline", () => {
    const found = hand([
      "program look",
      "program look move",
      "program move",
      "program move look adrenaline",
      "program talent",
    ]);
    expect(found).toEqual({
      tokens: ["look", "move", "push", "control", "talent"],
      lost: ["push", "control"],
      adrenaline: true,
      single: false,
    });
  });

  it("is no hand where something else is asked", () => {
    expect(hand(["move b2"])).toBeNull();
    expect(hand(["program adrenaline"])).toBeNull();
  });

  it("holds one action in the cold", () => {
    expect(hand(["program look", "program move"])?.single).toBe(true);
  });

  it("is written as the server reads it", () => {
    expect(programWords(["look", null], false)).toBe("program look");
    expect(programWords(["look", "move"], true)).toBe("program look move adrenaline");
  });
});

it("finds what may be said and marked beside answering", () => {
  const found = beside(["claim b2 red", "claim b2 blue", "mark c1", "reveal"]);
  expect(found.claims.get(cellOf("b2"))).toEqual(["red", "blue"]);
  expect([...found.marks]).toEqual(cells("c1"));
  expect(found.plain).toEqual(["reveal"]);
});
