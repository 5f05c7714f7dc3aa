// Lies that came out: a room turned over, and somebody had said another colour of that very tile. Told from what everybody saw alone.
import { ROOMS } from "../constants";
import { cellOf, slid, type Way } from "../game/board";
import type { Event } from "../messages";

export interface Lie {
  /** the event that turned the room over */
  number: number;
  who: string;
  cell: string;
  said: string;
  truth: string;
}

const danger = (room: unknown): string => ROOMS[room as keyof typeof ROOMS]?.danger ?? "";

/** Every claim that a reveal has proved wrong, in the order of the reveals. What was said goes with its tile. */
export function lies(events: readonly Event[]): Lie[] {
  let places = Array.from({ length: 25 }, (_, tile) => tile);
  const claims = new Map<number, Map<string, string>>();
  const found: Lie[] = [];
  for (const { kind, number, values } of events) {
    const tile = typeof values["cell"] === "string" ? places.indexOf(cellOf(values["cell"])) : -1;
    if (kind === "slid") places = slid(places, String(values["line"]), values["direction"] as Way);
    else if (kind === "swapped") places = swapped(places, cellOf(String(values["cell"])), cellOf(String(values["to"])));
    else if (kind === "claimed") {
      const said = claims.get(tile) ?? new Map<string, string>();
      claims.set(tile, said.set(String(values["who"]), String(values["colour"])));
    } else if (kind === "replaced") claims.delete(tile);
    else if (kind === "room-revealed") {
      const truth = danger(values["room"]);
      for (const [who, said] of claims.get(tile) ?? [])
        if (said !== truth) found.push({ number, who, cell: String(values["cell"]), said, truth });
      claims.delete(tile);
    }
  }
  return found;
}

function swapped(places: number[], one: number, other: number): number[] {
  return places.map((cell) => (cell === one ? other : cell === other ? one : cell));
}
