// What has become of the bets of whoever was out.
import { expect, it } from "vitest";

import { cameOf } from "../src/out/bets";
import { seenAtStart } from "./views";

function atTheEnd() {
  const start = seenAtStart();
  const fates = ["escaped", "dead", "inside", "escaped"];
  const people = start.people.map((one, at) => ({ ...one, fate: `term-over-fate-${fates[at]}` }));
  return { ...start, people, won: true, countdown: { ...start.countdown, begun: 6, left: 3 } };
}

it("a bet is right if it came true, whatever the order of names", () => {
  const came = cameOf(
    {
      won: { said: true, when: 2 },
      out: { said: ["kevin", "alice"], when: 3 },
      round: { said: 6, when: 4 },
    },
    atTheEnd(),
  );
  expect(came.map((one) => [one.about, one.right])).toEqual([
    ["won", true],
    ["out", true],
    ["round", true],
  ]);
});

it("a bet is wrong if somebody is missing or too many, or another round came", () => {
  const wrong = (out: string[]) => cameOf({ out: { said: out, when: 1 } }, atTheEnd())[0]!.right;
  expect([["alice"], ["alice", "max"], ["alice", "kevin", "max"], []].map(wrong)).toEqual([false, false, false, false]);
  const round = cameOf({ round: { said: 5, when: 1 } }, atTheEnd())[0]!;
  expect([round.right, round.came]).toEqual([false, 6]);
});

it("nobody gets out is a bet of its own, and no bet is nothing to tell", () => {
  const end = atTheEnd();
  const inside = { ...end, people: end.people.map((one) => ({ ...one, fate: "term-over-fate-inside" })) };
  expect(cameOf({ out: { said: [], when: 1 } }, inside)[0]!.right).toBe(true);
  expect(cameOf({}, end)).toEqual([]);
});

it("who has no side has neither won nor lost", () => {
  expect(cameOf({ won: { said: true, when: 1 } }, { ...atTheEnd(), won: null })).toEqual([]);
});
