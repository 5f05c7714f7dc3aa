// The builder's own arithmetic: what it draws, what it counts, and what it writes into a link.
import { describe, expect, it } from "vitest";

import type { ComplexInfo, EditionInfo } from "../src/messages";
import {
  anything,
  byTheBook,
  chosen,
  colours,
  coloursOf,
  draw,
  count,
  design,
  laid,
  total,
  withTile,
  type Plan,
} from "../src/pages/builder/complex";
import { read, write } from "../src/pages/builder/link";
import { add, mean, NOTHING, values, wilson } from "../src/pages/builder/plays";
import estimates from "./estimates.json";

const room = (key: string, colour: string) => ({ key, mark: key, colour, rules: [] });
const box = {
  key: "base",
  box: { central: 1, room25: 1, empty: 20, vortex: 2, mortal: 2, acid: 9 },
  rooms: [
    room("central", "blue"),
    room("room25", "blue"),
    room("empty", "green"),
    room("vortex", "yellow"),
    room("mortal", "red"),
    room("acid", "red"),
  ],
  modes: [
    {
      key: "solo",
      rules: [],
      fewest: 1,
      most: 1,
      levels: [
        {
          key: "standard",
          players: [{ seats: 1, characters: 4, rounds: 8, guards: [], roles: {}, complex: "x" }],
          talents: false,
          adrenaline: false,
          reminders: true,
          cards: false,
        },
      ],
    },
  ],
  complexes: [] as ComplexInfo[],
  options: [],
  cards: [],
} as unknown as EditionInfo;
const complex: ComplexInfo = {
  key: "x",
  tiles: { central: 1, room25: 1, vortex: 1 },
  drawn: { green: 18, red: 4 },
  without: ["vortex", "mortal"],
};
const plan: Plan = {
  edition: "base",
  mode: "solo",
  level: "standard",
  seats: 1,
  guards: 0,
  options: [],
  tiles: { central: 1, empty: 8 },
  cards: {},
};

describe("a complex", () => {
  it("is drawn from what is left in the box", () => {
    for (let seed = 0; seed < 20; seed++) {
      const tiles = draw(complex, box, () => seed / 20);
      expect(total(tiles)).toBe(25);
      expect(colours(tiles, box.rooms)).toEqual({ blue: 2, green: 18, yellow: 1, red: 4 });
      expect(tiles["mortal"] ?? 0).toBeLessThanOrEqual(1);
      expect(tiles["vortex"]).toBe(1);
    }
    expect(coloursOf(complex, box.rooms)).toEqual({ blue: 2, green: 18, yellow: 1, red: 4 });
  });

  it("may be anything with the blue tiles of the book", () => {
    const tiles = anything(complex, box, Math.random);
    expect(total(tiles)).toBe(25);
    expect([tiles["central"], tiles["room25"]]).toEqual([1, 1]);
    for (const [key, n] of Object.entries(tiles)) expect(n).toBeLessThanOrEqual(box.box[key]!);
  });

  it("never holds more than the box and never less than nothing", () => {
    expect(withTile({ vortex: 2 }, "vortex", 1, 2)).toEqual({ vortex: 2 });
    expect(withTile({ vortex: 1 }, "vortex", -1, 2)).toEqual({});
    expect(laid({ mortal: 2, central: 1 }, box.rooms).map((one) => one.key)).toEqual(["central", "mortal", "mortal"]);
  });

  it("is the book's where the server names the same tiles", () => {
    const known = { ...box, complexes: [complex] };
    const checked = {
      problems: [],
      advice: [],
      composition: complex.tiles,
      drawn: complex.drawn,
      rounds: 8,
      guards: [],
      difficulty: null,
      cards: [],
    };
    expect(byTheBook(known, checked).key).toBe("x");
    expect(byTheBook(known, { ...checked, drawn: {} })).toMatchObject({ key: "", tiles: complex.tiles });
  });
});

describe("a link", () => {
  it("says what it means and is read back", () => {
    expect(write([plan])).toBe("edition=base&mode=solo&level=standard&seats=1&tiles=central-empty.8");
    expect(read(new URLSearchParams(write([plan])))).toEqual([plan]);
  });

  it("holds two designs with their options and decks", () => {
    const other = {
      ...plan,
      guards: 2,
      options: ["one_thing", "another"],
      cards: { "move 1 left twice": 1, "time-bomb": 2, panic: 3 },
    };
    const text = write([plan, other]);
    expect(decodeURIComponent(text)).toBe(text); // it is read from behind a #, where it was decoded once already
    expect(read(new URLSearchParams(text))).toEqual([plan, other]);
  });

  it("may hold nonsense", () => {
    const [odd] = read(new URLSearchParams("seats=many&options=a!-dead_talk&tiles=EMPTY!-acid.2-%00-acid"));
    expect(odd!.seats).toBe(4);
    expect(odd!.options).toEqual(["dead_talk"]);
    expect(odd!.tiles).toEqual({ acid: 3 });
    expect(chosen({ ...odd!, edition: "none" }, [box])?.mode.key).toBe("solo");
  });
});

describe("a design", () => {
  it("has those of its options that there are in its mode, in the order of the box", () => {
    const options = [
      { key: "everywhere", modes: [], rules: [] },
      { key: "here", modes: ["solo"], rules: [] },
      { key: "elsewhere", modes: ["team"], rules: [] },
    ];
    const now = { ...chosen(plan, [box])!, box: { ...box, options } };
    const mine = { ...plan, options: ["elsewhere", "here", "none", "everywhere"] };
    expect(design(mine, now).options).toEqual(["everywhere", "here"]);
  });

  it("is the same whatever was put in first", () => {
    const now = chosen(plan, [box])!;
    const turned = { ...plan, tiles: { empty: 8, central: 1 } };
    expect(JSON.stringify(design(turned, now))).toBe(JSON.stringify(design(plan, now)));
  });

  it("has a deck of its own only if there are cards in the box", () => {
    const now = chosen(plan, [box])!;
    const mine = { ...plan, cards: count(["panic", "chaos", "panic"]) };
    expect(design(mine, now).cards).toEqual([]);
    expect(design(mine, { ...now, box: { ...box, cards: [{}] as EditionInfo["cards"] } }).cards).toEqual([
      "chaos",
      "panic",
      "panic",
    ]);
  });
});

describe("what became of games", () => {
  it("has the intervals of the lab", () => {
    for (const { n, games, low, high } of estimates.shares) {
      expect(wilson(n, games)[0]).toBeCloseTo(low, 12);
      expect(wilson(n, games)[1]).toBeCloseTo(high, 12);
    }
    for (const { counts, value, half } of estimates.means) {
      expect(mean(counts)!.value).toBeCloseTo(value, 10);
      expect(mean(counts)!.half).toBeCloseTo(half, 10);
    }
    expect(mean({ "3": 1 })).toBeNull();
  });

  it("adds up", () => {
    const said = { id: "build-won" };
    const more = { bot: "explorer", said, endings: { full: said, defeat: said }, killers: { acid: 2 } };
    const games = { won: [true, false], results: ["full", "defeat"], rounds: [7, 9], deaths: [0, 2] };
    const twice = add(add(NOTHING, { ...more, ...games }), { ...more, ...games });
    expect(twice).toMatchObject({ games: 4, won: 2, rounds: { "7": 2, "9": 2 }, killers: { acid: 4 } });
    expect(values([twice.rounds, { "10": 1 }], true)).toEqual(["7", "8", "9", "10"]);
    expect(values([{ acid: 1, mortal: 5 }], false)).toEqual(["mortal", "acid"]);
  });
});
