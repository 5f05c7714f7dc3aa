import { describe, expect, it } from "vitest";

import { cellName, cellOf } from "../src/game/board";
import { beside, hand, offer as offered, paths, programWords, type Option, type Step } from "../src/game/options";

/** What the words of each verb are, as the server's sentence names them. */
const SLOTS: Record<string, string[]> = {
  push: ["target", "cell"],
  carry: ["target", "cell"],
  call: ["target"],
  control: ["line", "direction"],
  slide: ["line", "direction"],
  robot: ["robot"],
  "sabotage robot": ["robot"],
  hack: ["first", "second"],
  lock: ["cell", "from"],
  lose: ["token"],
};

/** An option with its sentence, as the server sends it. */
function option(words: string): Option {
  const [first = "", second = "", ...rest] = words.split(" ");
  if (first === "mimic") {
    const what = option(rest.join(" ")).said;
    return { words, said: { id: "answer-mimic", values: { source: second, what } } };
  }
  const [verb, names] =
    first === "order"
      ? ["order", ["robot", ...(words.includes("push") ? ["target"] : []), "cell"]]
      : (Object.entries(SLOTS).find(([verb]) => words.startsWith(`${verb} `)) ?? [first, ["cell"]]);
  const said = words
    .slice(verb.length + 1)
    .split(" ")
    .filter((word) => word && !["from", "move", "push"].includes(word));
  const values = Object.fromEntries(names.flatMap((name, i) => (said[i] ? [[name, said[i]]] : [])));
  return { words, said: { id: `answer-${verb}`, values: isPlain(words) ? {} : values } };
}

const isPlain = (words: string) => /^(wait|pass|program|hide|sabotage room)/.test(words);
const offer = (options: string[], tool: string | null = null, picked: Step[] = []) =>
  offered(options.map(option), tool, picked);

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
    expect(paths(option("slide b up"))[0]?.steps).toEqual([{ kind: "line", line: "b", way: "up" }]);
    expect(paths(option("lose look"))[0]).toMatchObject({ steps: [], tool: { key: "lose look" } });
  });
});

describe("the words of an answer", () => {
  it("are taken apart in the order in which they stand, whatever the order of the values", () => {
    const said = { id: "answer-order-push", values: { cell: "c3", robot: "1", target: "max" } };
    expect(paths({ words: "order 1 push max c3", said })[0]?.steps).toEqual([
      { kind: "robot", robot: 1 },
      { kind: "person", who: "max" },
      { kind: "cell", cell: cellOf("c3") },
    ]);
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
});
