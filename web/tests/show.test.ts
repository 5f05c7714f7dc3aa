// The show says nothing that somebody at the table could not know, and never the same thing twice.
import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { Event, Sentence } from "../src/messages";
import { hostLines, poolsOf, SITUATIONS } from "../src/show/host";
import { lies } from "../src/show/lies";
import { tightness } from "../src/show/ambience";

const LANGUAGES = ["en", "fr", "pl", "uk"];
const catalogue = (language: string) =>
  readFileSync(new URL(`../../locales/show/${language}.ftl`, import.meta.url), "utf8");
const ids = (language: string) => [...catalogue(language).matchAll(/^(host-[\w-]+) =/gm)].map(([, id]) => id!);
const pools = poolsOf(ids("en"));

const TOLD = JSON.parse(readFileSync(new URL("told.json", import.meta.url), "utf8")) as {
  game: [string, string, string, number];
  steps: { events: Event[] }[];
}[];
const games = TOLD.map(({ game, steps }) => ({ name: game.join(" "), events: steps.flatMap((step) => step.events) }));

let number = 0;
const event = (kind: string, values: Event["values"] = {}): Event => ({
  number: number++,
  kind,
  id: `event-${kind}`,
  values,
});

describe("the host", () => {
  it("has at least eight lines for every situation, and no line for another", () => {
    expect(Object.keys(pools).sort()).toEqual([...SITUATIONS].sort());
    for (const count of Object.values(pools)) expect(count).toBeGreaterThanOrEqual(8);
    for (const language of LANGUAGES) expect(ids(language)).toEqual(ids("en"));
  });

  it.each(games)("says nothing twice and speaks at every round: $name", ({ events }) => {
    const said = hostLines(events, pools);
    expect(new Set(said.map((line) => line.id)).size).toBe(said.length);
    const rounds = events.filter((one) => one.kind === "round-began").map((one) => one.number);
    expect(said.map((line) => line.number)).toEqual(expect.arrayContaining(rounds.slice(0, 8)));
  });

  it.each(games)("says the same to whoever may know less: $name", ({ events }) => {
    const secret = new Set(["saw", "role-dealt", "programmed", "committed", "withdrawn"]);
    const blind = events.map((one) => (secret.has(one.kind) ? { ...one, kind: "hidden", values: {} } : one));
    expect(hostLines(blind, pools)).toEqual(hostLines(events, pools));
  });

  it.each(games)("does not take back what it has said: $name", ({ events }) => {
    const whole = hostLines(events, pools);
    for (const until of [10, 40, 90]) {
      const part = hostLines(events.slice(0, until), pools);
      expect(part).toEqual(whole.slice(0, part.length));
    }
  });

  it("tells situations apart", () => {
    const situations = (events: Event[]) => hostLines(events, pools).map((line) => line.situation);
    expect(
      situations([
        event("round-began", { round: 1, left: 10 }),
        event("pushed", { who: "max", target: "alice", to: "B2" }),
        event("died", { who: "alice", room: "acid" }),
        event("round-began", { round: 2, left: 9 }),
        event("died", { who: "kevin", room: "acid" }),
        event("round-began", { round: 3, left: 3 }),
        event("round-began", { round: 4, left: 2 }),
        event("round-began", { round: 5, left: 1 }),
        event("game-over", { result: { id: "result-guards", tone: "bad" }, left: 0 }),
      ]),
    ).toEqual(["open", "pushed", "grim", "death", "grim", "late", "last", "kept"]);
    expect(
      situations([
        event("escaped", { who: "max" }),
        event("game-over", { result: { id: "result-winner", values: { side: 2 } }, left: 3 }),
      ]),
    ).toEqual(["out"]);
    const last = (result: Sentence) => situations([event("game-over", { result, left: 3 })]);
    expect(last({ id: "result-full", tone: "good" })).toEqual(["out"]);
    expect(last({ id: "result-winner", values: { side: 2 } })).toEqual([]); // the last who is alive is not out
  });

  it("falls silent when it has nothing new to say", () => {
    const deaths = Array.from({ length: 20 }, () => event("died", { who: "alice", room: "acid" }));
    expect(hostLines(deaths, pools)).toHaveLength(pools["death"]!);
  });
});

describe("a lie", () => {
  const said = (colour: string) => event("claimed", { who: "max", cell: "B2", colour });
  it("comes out when the tile that it was about turns over, wherever it slid", () => {
    const told = [
      said("green"),
      event("slid", { line: "2", direction: "right" }),
      event("room-revealed", { cell: "B2", room: "acid" }),
      event("swapped", { cell: "C2", to: "E5" }),
      event("room-revealed", { cell: "E5", room: "acid" }),
    ];
    expect(lies(told)).toMatchObject([
      { who: "max", cell: "E5", said: "green", truth: "red", number: told[4]!.number },
    ]);
  });

  it("is none if it was true, taken back, or the room became another", () => {
    const reveal = event("room-revealed", { cell: "B2", room: "acid" });
    expect(lies([said("red"), reveal])).toEqual([]);
    expect(lies([said("green"), said("red"), reveal])).toEqual([]);
    expect(lies([said("green"), event("replaced", { cell: "B2", room: "empty" }), reveal])).toEqual([]);
  });
});

describe("the bed of sound", () => {
  it("tightens with the countdown", () => {
    const all = [10, 7, 4, 1].map((left) => tightness(10, left));
    expect(all).toEqual([...all].sort((a, b) => a - b));
    expect([all[0], all.at(-1)]).toEqual([0, 1]);
  });
});
