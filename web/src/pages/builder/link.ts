// How designs travel in a link: one, or two beside each other, each whole. What is illegal is the server's to say.
import { EDITIONS } from "../../constants";
import type { Plan, Tiles } from "./complex";

const SECOND = "b-"; // before the names of the second design's parts
const BETWEEN = "-"; // of tiles and options; the words of a card have dashes of their own
const MOST = 99;

/** `central-room25-empty.8`: short enough to be sent to a friend. Words of a card have blanks and dashes of their own. */
function counts(things: Tiles, between: string): string {
  return Object.entries(things)
    .filter(([, n]) => n > 0)
    .map(([key, n]) => (n === 1 ? key : `${key}.${n}`).replaceAll(" ", "_"))
    .join(between);
}

function counted(text: string, between: string): Tiles {
  const found: Tiles = {};
  for (const part of text.split(between)) {
    const [, key, n] = /^([a-z0-9_-]+)(?:\.(\d{1,2}))?$/.exec(part) ?? [];
    const name = key?.replaceAll("_", " ");
    if (name) found[name] = (found[name] ?? 0) + Number(n ?? 1);
  }
  return found;
}

/** The designs as a link says them. */
export function write(plans: readonly Plan[]): string {
  const query = new URLSearchParams();
  for (const [i, { edition, mode, level, seats, guards, options, tiles, cards }] of plans.entries()) {
    const parts: Record<string, string> = { edition, mode, level, seats: String(seats) };
    if (guards) parts["guards"] = String(guards);
    if (options.length) parts["options"] = options.join(BETWEEN);
    parts["tiles"] = counts(tiles, BETWEEN);
    const deck = counts(cards, "*");
    if (deck) parts["cards"] = deck;
    for (const [name, value] of Object.entries(parts)) query.set((i ? SECOND : "") + name, value);
  }
  return query.toString();
}

function plan(query: URLSearchParams, before: string): Plan {
  const said = (name: string, otherwise: string) => query.get(before + name) ?? otherwise;
  const number = (name: string, otherwise: number) => {
    const value = Number(said(name, String(otherwise)));
    return Number.isInteger(value) && value >= 0 && value <= MOST ? value : otherwise;
  };
  return {
    edition: said("edition", EDITIONS[0]),
    mode: said("mode", ""),
    level: said("level", "standard"),
    seats: number("seats", 4),
    guards: number("guards", 0),
    options: said("options", "")
      .split(BETWEEN)
      .filter((key) => /^\w+$/.test(key)),
    tiles: counted(said("tiles", ""), BETWEEN),
    cards: counted(said("cards", ""), "*"),
  };
}

/** The designs of a link; whatever cannot be read is left out. */
export function read(query: URLSearchParams): Plan[] {
  return query.has(`${SECOND}tiles`) ? [plan(query, ""), plan(query, SECOND)] : [plan(query, "")];
}
