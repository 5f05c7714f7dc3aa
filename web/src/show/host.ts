// What the host of the show says, and when. Chosen from what everybody saw and nothing else, so that all who saw it hear the same line; a
// line is said once in a game, and when a situation has no line left the host is silent.
import type { Event } from "../messages";
import { lies, type Lie } from "./lies";

export const SITUATIONS = [
  "open",
  "round",
  "grim",
  "late",
  "last",
  "death",
  "pushed",
  "lie",
  "alarm",
  "exit",
  "guard",
  "out",
  "kept",
] as const;
export type Situation = (typeof SITUATIONS)[number];

export interface Line {
  /** the event that it is said at */
  number: number;
  situation: Situation;
  /** host-death-3 */
  id: string;
  /** whom it is about, by key, and where */
  values: Record<string, string>;
}

interface Moment {
  situation: Situation;
  values: Record<string, string>;
}

/** How many lines there are for each situation, by the names of a catalogue. */
export function poolsOf(ids: Iterable<string>): Record<string, number> {
  const pools: Record<string, number> = {};
  for (const id of ids) {
    const [, situation, number] = /^host-([a-z]+)-(\d+)$/.exec(id) ?? [];
    if (situation) pools[situation] = Math.max(pools[situation] ?? 0, Number(number));
  }
  return pools;
}

const FORCED = new Set(["pushed", "carried", "called", "pulled"]);
/** Told to everybody, and different from game to game: together they decide which line it is. */
const OPEN = new Set(["dealt", "round-began", "clue-taken", "moved", "slid", "claimed", "died", "room-revealed"]);

/** Everything that the host has said by now, in order. */
export function hostLines(events: readonly Event[], pools: Record<string, number>): Line[] {
  const said: Line[] = [];
  const used = new Map<Situation, Set<number>>();
  const exposed = new Map<number, Lie>();
  for (const lie of lies(events)) if (!exposed.has(lie.number)) exposed.set(lie.number, lie);
  const read = reader();
  let dice = 7;
  for (const event of events) {
    if (OPEN.has(event.kind)) dice = stir(dice, `${event.kind}${Object.values(event.values).join()}`);
    const moment = read(event, exposed.get(event.number));
    if (!moment) continue;
    const taken = used.get(moment.situation) ?? new Set();
    used.set(moment.situation, taken);
    const left = Array.from({ length: pools[moment.situation] ?? 0 }, (_, i) => i + 1).filter((one) => !taken.has(one));
    const chosen = left[dice % left.length];
    if (chosen === undefined) continue;
    taken.add(chosen);
    said.push({ ...moment, number: event.number, id: `host-${moment.situation}-${chosen}` });
  }
  return said;
}

/** Which situation an event is, with what came before it in mind. */
function reader(): (event: Event, lie: Lie | undefined) => Moment | null {
  const forced = new Map<string, string>();
  let deaths = 0;
  let isOut = false;
  return ({ kind, values }, lie) => {
    const who = String(values["who"] ?? "");
    if (FORCED.has(kind)) forced.set(String(values["target"]), who);
    switch (kind) {
      case "round-began": {
        const before = deaths;
        deaths = 0;
        forced.clear();
        return { situation: opening(Number(values["round"]), Number(values["left"]), before), values: {} };
      }
      case "token-revealed":
        forced.clear();
        return null;
      case "moved":
        forced.delete(who);
        return null;
      case "died": {
        deaths++;
        const by = forced.get(who);
        return by ? { situation: "pushed", values: { who, by } } : { situation: "death", values: { who } };
      }
      case "room-revealed":
        return lie ? { situation: "lie", values: { who: lie.who, cell: lie.cell.toUpperCase() } } : null;
      case "alarm":
        return { situation: "alarm", values: {} };
      case "exit-found":
        return { situation: "exit", values: { who } };
      case "guard-revealed":
        return { situation: "guard", values: { who } };
      case "escaped":
        isOut = true;
        return null;
      case "game-over": {
        const tone = typeof values["result"] === "object" ? values["result"].tone : "";
        if (isOut || tone === "good") return { situation: "out", values: {} };
        return tone === "bad" ? { situation: "kept", values: {} } : null;
      }
      default:
        return null;
    }
  };
}

function opening(round: number, left: number, deaths: number): Situation {
  if (left === 1) return "last";
  if (round === 1) return "open";
  if (deaths) return "grim";
  return left <= 3 ? "late" : "round";
}

/** A number that depends on all that went before it. */
function stir(before: number, text: string): number {
  let now = before;
  for (let i = 0; i < text.length; i++) now = (Math.imul(now, 31) + text.charCodeAt(i)) >>> 0;
  return now;
}
