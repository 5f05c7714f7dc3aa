// Puzzles: days in a row over months, leap days and changes of the clock, what is kept of them, what is chosen, what is told to others.
import { describe, expect, it } from "vitest";

import { isOut } from "../src/game/people";
import { ALL, next, shelves } from "../src/pages/puzzles/choice";
import { continued, dayBefore, dayOf, lasting, NO_STREAK } from "../src/pages/puzzles/days";
import { answered, doneOf, revealed, triesOf, type Progress } from "../src/pages/puzzles/progress";
import { resultText, signs } from "../src/pages/puzzles/result";
import type { PuzzleInfo } from "../src/messages";
import { seenAtStart } from "./views";

const NEW: Progress = { wrong: {}, solved: [], shown: {}, streak: NO_STREAK };
const solvedOn = (...days: string[]) => days.reduce(continued, NO_STREAK);

describe("days in a row", () => {
  it("go on over the end of a month, of February and of a year", () => {
    expect(solvedOn("2026-12-30", "2026-12-31", "2027-01-01")).toEqual({ day: "2027-01-01", count: 3 });
    expect(solvedOn("2028-02-28", "2028-02-29", "2028-03-01").count).toBe(3);
    expect(solvedOn("2027-02-28", "2027-03-01").count).toBe(2);
  });

  it("go on over every day of three years, whatever the clocks do", () => {
    for (let at = new Date(2026, 0, 2, 0, 30); at.getFullYear() < 2029; at.setDate(at.getDate() + 1)) {
      const before = new Date(at);
      before.setDate(at.getDate() - 1);
      expect(dayBefore(dayOf(at))).toBe(dayOf(before));
    }
  });

  it("count a day once", () => {
    expect(solvedOn("2026-11-18", "2026-11-19", "2026-11-19").count).toBe(2);
  });

  it("end with a day that was missed, and begin anew", () => {
    const streak = solvedOn("2026-11-17", "2026-11-18");
    expect(lasting(streak, "2026-11-18")).toBe(2);
    expect(lasting(streak, "2026-11-19")).toBe(2); // there is still time today
    expect(lasting(streak, "2026-11-20")).toBe(0);
    expect(continued(streak, "2026-11-20")).toEqual({ day: "2026-11-20", count: 1 });
  });

  it("do not grow by putting the clock back", () => {
    const streak = solvedOn("2026-11-18", "2026-11-19");
    expect(continued(streak, "2026-11-17")).toBe(streak);
  });
});

describe("what is kept", () => {
  it("is solved after a wrong try too, and says how many it took", () => {
    let now = answered(NEW, "a", false, "2026-11-19");
    expect([triesOf(now, "a"), now.solved, now.streak.count]).toEqual([1, [], 0]);
    now = answered(now, "a", false, "2026-11-19");
    now = answered(now, "a", true, "2026-11-19");
    expect([triesOf(now, "a"), now.solved, now.streak]).toEqual([3, ["a"], { day: "2026-11-19", count: 1 }]);
  });

  it("stays as it is when a solved puzzle is tried again", () => {
    const solved = answered(answered(NEW, "a", false), "a", true);
    for (const right of [true, false]) expect(triesOf(answered(solved, "a", right), "a")).toBe(2);
    expect(answered(solved, "a", true).solved).toEqual(["a"]);
  });

  it("is not solved once the best answer was shown, and is asked no more", () => {
    const today = "2026-11-19";
    const shown = revealed(answered(NEW, "a", false, today), "a", today);
    const after = answered(shown, "a", true, today);
    expect([after.solved, after.streak, [...doneOf(after)]]).toEqual([[], NO_STREAK, ["a"]]);
    expect(answered(shown, "a", true, "2027-03-01").streak.count).toBe(1); // on another day it is a new puzzle of the day
    const solved = answered(NEW, "a", true, today);
    expect(revealed(solved, "a", today)).toBe(solved); // looked at again, it stays what it is
  });

  it("has no streak from a puzzle that is not the one of the day", () => {
    expect(answered(NEW, "a", true).streak).toEqual(NO_STREAK);
  });
});

describe("what is chosen", () => {
  const one = (id: string, grade: number, theme: string, edition: string) =>
    ({ id, grade, theme, edition }) as PuzzleInfo;
  const all = [one("a", 2, "escape", "base"), one("b", 1, "save", "base"), one("c", 2, "escape", "season2")];

  it("is counted by what else was chosen", () => {
    expect(shelves(all, "grade", ALL, new Set(["a"]))).toEqual([
      { key: "1", of: 1, solved: 0 },
      { key: "2", of: 2, solved: 1 },
    ]);
    expect(shelves(all, "theme", { ...ALL, edition: "season2" }, new Set()).map(({ of }) => of)).toEqual([1, 0]);
  });

  it("begins with the easiest, goes on behind the last one, then from the first that is left", () => {
    expect(next(all, ALL, new Set())?.id).toBe("b");
    expect(next(all, ALL, new Set(), "b")?.id).toBe("a");
    expect(next(all, ALL, new Set(["b"]), "c")?.id).toBe("a");
    expect(next(all, { ...ALL, grade: "2" }, new Set(["a"]))?.id).toBe("c");
    expect(next(all, { ...ALL, grade: "1" }, new Set(["b"]))).toBeNull();
  });
});

describe("who is out", () => {
  const seen = seenAtStart();
  const after = (...dead: string[]) => ({
    ...seen,
    people: seen.people.map((one) => (dead.includes(one.who) ? { ...one, tile: -1 } : one)),
  });

  it("is whose people are all dead while the others go on", () => {
    expect([isOut(seen), isOut(after("max")), isOut(after("alice"))]).toEqual([false, false, true]);
    expect(isOut({ ...after("alice"), characters: ["alice", "max"] })).toBe(false);
    expect(isOut({ ...after("alice"), characters: [] })).toBe(false); // who only watches was never in
    expect(isOut({ ...after("alice"), result: "over" })).toBe(false);
  });
});

describe("what is told to others", () => {
  it("is the day, the grade, the theme, the tries, the streak and a link, and nothing else", () => {
    const link = "https://example.org/puzzles/x1";
    const text = resultText({
      title: "Room 25, 19 Nov 2026",
      grade: 3,
      theme: "Escape",
      tries: 3,
      streak: "4 days",
      link,
    });
    expect(text).toBe(`Room 25, 19 Nov 2026\n★★★☆☆ Escape\n🟥🟥🟩\n4 days\n${link}`);
  });

  it("draws few tries and counts many", () => {
    expect(signs(1)).toBe("🟩");
    expect(signs(31)).toBe("30 × 🟥🟩");
  });
});
