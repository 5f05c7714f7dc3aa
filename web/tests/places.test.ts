// On a full tile everything can still be seen: the sign, a lock, two robots and eight people.
import { describe, expect, test } from "vitest";

import { standing, TILE } from "../src/game/motion";
import { LOCK, ROBOTS, SIGN, type Box } from "../src/game/places";

const MOST = 8;
const crowds = Array.from({ length: MOST }, (_, i) => i + 1);
const crowd = (n: number): Box[] =>
  Array.from({ length: n }, (_, k) => {
    const at = standing(k, n);
    const size = at.size * 100;
    return { x: at.x - size / 2, y: at.y - size / 2, size };
  });

/** The share of a thing that another leaves to be seen. */
function seen(thing: Box, over: Box): number {
  const across = Math.min(thing.x + thing.size, over.x + over.size) - Math.max(thing.x, over.x);
  const down = Math.min(thing.y + thing.size, over.y + over.size) - Math.max(thing.y, over.y);
  return 1 - (Math.max(0, across) * Math.max(0, down)) / thing.size ** 2;
}

describe("a full tile", () => {
  test("the sign, a lock and the robots never touch", () => {
    const things = [SIGN, LOCK, ...ROBOTS];
    for (const one of things) for (const other of things) if (one !== other) expect(seen(one, other)).toBe(1);
  });

  test.each(crowds)("%i people stand inside, and none hides behind the next", (n) => {
    const people = crowd(n);
    for (const one of people) {
      expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(one.x, one.y) + one.size).toBeLessThanOrEqual(TILE);
      for (const other of people) if (one !== other) expect(seen(one, other)).toBeGreaterThan(0.6);
    }
  });

  test.each(crowds)("%i people leave the sign free, and more than half of a lock and of a robot", (n) => {
    const top = Math.min(...crowd(n).map((one) => one.y));
    const row = { x: 0, y: top, size: TILE };
    expect(seen(SIGN, row)).toBe(1);
    for (const thing of [LOCK, ...ROBOTS]) expect(seen(thing, row)).toBeGreaterThan(0.5);
  });
});
