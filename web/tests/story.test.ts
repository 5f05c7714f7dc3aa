// The story of a game: paths, claims beside the truth, deaths, the best lie; the proof of the deal; where a replay comes from.
import { describe, expect, it } from "vitest";

import { cellName, cellOf } from "../src/game/board";
import type { Event, Frame, View } from "../src/messages";
import { eventsUntil, roundStarts } from "../src/pages/replay/player.svelte";
import { address, sourceOf } from "../src/story/film";
import { sha256 } from "../src/lib/sha256";
import { byHand, parts } from "../src/story/seal";
import { choruses, story } from "../src/story/story";
import { seenAtStart } from "./views";

const ROOMS: Record<string, string> = { c2: "mortal", b3: "room25", d3: "cold", c4: "empty" };

/** A view with everything open: alice, jennifer, max and kevin in the middle. */
function open(change: (view: View) => void = () => {}): View {
  const view = structuredClone(seenAtStart());
  for (const tile of view.board) tile.room ??= ROOMS[tile.cell] ?? "empty";
  change(view);
  return view;
}

let last = open();
let number = 0;

/** The next frame: somebody's command, and what came of it. */
function frame(
  who: string,
  text: string,
  events: [string, Record<string, string | number>][],
  change: (view: View) => void = () => {},
): Frame {
  last = structuredClone(last);
  change(last);
  last.events = events.map(([kind, values], i): Event => ({
    number: number * 10 + i,
    kind,
    id: `event-${kind}`,
    values,
  }));
  return { number: number++, who, text, said: null, view: last };
}

function begin(): Frame {
  last = open();
  number = 0;
  return frame("", "", []);
}

const stand = (who: number, cell: string) => (view: View) => {
  view.people[who]!.tile = cellOf(cell);
};
const reveal = (cell: string) => (view: View) => {
  view.board[cellOf(cell)]!.open = true;
};

describe("what was said", () => {
  it("is set beside what was true", () => {
    const told = story([
      begin(),
      frame("alice", "claim c2 green", [["claimed", { who: "alice", cell: "C2", colour: "green" }]]),
      frame("max", "claim b3 blue", [["claimed", { who: "max", cell: "B3", colour: "blue" }]]),
    ]);
    expect(told.claims.map((claim) => [claim.who, claim.room, claim.truth, claim.isTrue])).toEqual([
      ["alice", "mortal", "red", false],
      ["max", "room25", "blue", true],
    ]);
  });

  it("is one line where several say the same in one round", () => {
    const claim = (who: string) => frame(who, "claim c2 red", [["claimed", { who, cell: "C2", colour: "red" }]]);
    const told = story([begin(), claim("alice"), claim("max"), claim("alice")]);
    expect(choruses(told.claims).map((chorus) => chorus.who)).toEqual([["alice", "max"]]);
  });
});

describe("the best lie", () => {
  const lie = (colour: string, cell = "C2") =>
    frame("alice", `claim ${cell} ${colour}`, [["claimed", { who: "alice", cell, colour }]]);
  const walk = (who: string, dies: boolean) =>
    frame(
      who,
      "move c2",
      [
        ["moved", { who, cell: "C3", to: "C2" }],
        ["room-revealed", { cell: "C2", room: "mortal" }],
        ...(dies ? [["died", { who, room: "mortal" }] as [string, Record<string, string>]] : []),
      ],
      (view) => {
        reveal("c2")(view);
        view.people[1]!.tile = dies ? -1 : cellOf("c2");
      },
    );

  it("kills somebody who believed it", () => {
    const told = story([begin(), lie("green"), walk("jennifer", true)]);
    expect(told.bestLie).toMatchObject({ harm: "deadly", victim: "jennifer", claim: { who: "alice", cell: "C2" } });
    expect(told.deaths).toMatchObject([{ who: "jennifer", room: "mortal", cell: "C2", by: "" }]);
    expect(told.deadliest).toEqual([{ room: "mortal", count: 1 }]);
  });

  it("deceives nobody who had looked", () => {
    const told = story([
      begin(),
      frame("jennifer", "look c2", [["saw", { who: "jennifer", cell: "C2", room: "mortal" }]]),
      lie("green"),
      walk("jennifer", true),
    ]);
    expect(told.bestLie?.harm).toBe("plain");
  });

  it("keeps people away from the exit", () => {
    const told = story([begin(), lie("yellow", "D3"), lie("red", "B3")]);
    expect(told.bestLie).toMatchObject({ harm: "feared", claim: { cell: "B3", truth: "blue" } });
  });

  it("is nobody's where nobody lied", () => {
    expect(story([begin(), lie("red")]).bestLie).toBeNull();
  });
});

describe("paths and deaths", () => {
  it("go through everything that happened in a step, and stay in the room that slides", () => {
    const told = story([
      begin(),
      frame("alice", "move d3", [["moved", { who: "alice", cell: "C3", to: "D3" }]], stand(0, "d3")),
      frame("max", "control d up", [["slid", { who: "max", line: "d", direction: "up" }]], (view) => {
        for (let cell = 0; cell < 25; cell++) if (cell % 5 === 3) view.board[cell]!.cell = cellName((cell + 20) % 25);
      }),
      frame(
        "alice",
        "move c2",
        [
          ["moved", { who: "alice", cell: "D2", to: "C2" }],
          ["sent-back", { who: "alice" }],
        ],
        stand(0, "c3"),
      ),
    ]);
    // by room: the slide from D3 to D2 is none of her steps, and the way goes on from the room that slid
    expect(told.paths["alice"]?.map((stop) => cellName(stop.cell))).toEqual(["c3", "d3", "c2", "c3"]);
    expect(told.paths["alice"]?.map((stop) => cellName(stop.tile))).toEqual(["c3", "d3", "c2", "c3"]);
    expect(told.paths["emmett"]).toBeUndefined();
  });

  it("tell who helped", () => {
    const told = story([
      begin(),
      frame(
        "max",
        "push kevin c2",
        [
          ["pushed", { who: "max", target: "kevin", to: "C2" }],
          ["died", { who: "kevin", room: "mortal" }],
        ],
        (view) => {
          view.people[3]!.tile = -1;
        },
      ),
    ]);
    expect(told.deaths).toMatchObject([{ who: "kevin", by: "max", cell: "C2" }]);
  });

  it("count the rounds", () => {
    const frames = [
      begin(),
      frame("alice", "x", [["round-began", { first: "alice", left: 7, round: 4 }]]),
      frame("max", "claim c2 red", [["claimed", { who: "max", cell: "C2", colour: "red" }]]),
    ];
    expect(story(frames).claims[0]?.round).toBe(4);
    expect(roundStarts(frames)).toEqual([1]);
    expect(eventsUntil(frames, 1)).toHaveLength(1);
  });
});

describe("a replay", () => {
  it("is of a table or of a record", () => {
    expect(sourceOf(["abc"])).toEqual({ kind: "tables", id: "abc" });
    expect(sourceOf(["record", "xyz"])).toEqual({ kind: "records", id: "xyz" });
    expect(sourceOf([])).toBeNull();
    expect(sourceOf(["record"])).toBeNull();
    expect(address("end", { kind: "records", id: "xyz" })).toBe("/end/record/xyz");
  });

  it("tells with everything open that nothing is secret any more", () => {
    const frames = [begin(), frame("max", "look c2", [["saw", { who: "max", cell: "C2", room: "mortal" }]])];
    expect(eventsUntil(frames, 1)[0]?.id).toBe("event-saw-open");
  });
});

describe("the proof of a deal", () => {
  const number = "ab".repeat(32);
  const draw = `table ${"0".repeat(32)} 0:${number}`;
  const seed = `0x${sha256(draw).slice(0, 32)}`;
  const game = { record: `room25 record 1\nseed ${seed}\n`, seed, nonce: "0".repeat(32), commitment: "", draw };
  game.commitment = sha256(game.nonce);
  const knew = [{ seat: 0, number, seal: game.commitment }];
  const wrong = (changed: Partial<typeof game>, known = knew) =>
    parts({ ...game, ...changed }, "table", known).flatMap(({ name, good }) => (good ? [] : [name]));

  it("holds in every part", () => {
    expect(parts(game, "table", knew).map(({ name }) => name)).toEqual(["secret", "promised", "mine", "seed"]);
    expect(wrong({})).toEqual([]);
    expect(parts(game, "table", []).map(({ name }) => name)).toEqual(["secret", "seed"]);
  });

  it("says which part of it is wrong", () => {
    expect(wrong({ nonce: "1".repeat(32) })).toEqual(["secret"]);
    expect(wrong({ commitment: sha256("other") })).toEqual(["secret", "promised"]);
    expect(wrong({ seed: "0x12" })).toEqual(["seed"]);
    expect(wrong({ record: "seed 7\n" })).toEqual(["seed"]);
    expect(wrong({}, [{ seat: 1, number, seal: game.commitment }])).toEqual(["mine"]);
    expect(wrong({ draw: draw.replace("table", "tabel") })).toEqual(["secret", "seed"]);
  });

  it("of older games is the SHA-256 of seed and nonce", () => {
    const old = { record: "", seed: "7", nonce: "abc", commitment: sha256("7:abc"), draw: "" };
    expect(old.commitment).toBe("d9d02ef46913e78745d85b7ee05d3e0e27006b67a080a426be4414c506b82aab");
    expect(parts(old, "table", [])).toEqual([{ name: "holds", good: true }]);
    expect(parts({ ...old, seed: "8" }, "table", [])).toEqual([{ name: "holds", good: false }]);
    expect(byHand(old)).toEqual(["printf %s '7:abc' | sha256sum"]);
  });

  it("counts as everybody counts, whatever the length", async () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const text = "é".repeat(length % 7) + "x".repeat(length);
      const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
      expect(sha256(text)).toBe([...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
    }
  });
});
