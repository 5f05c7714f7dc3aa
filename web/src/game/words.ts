// What happened, what is asked and what may be answered, as sentences; the browser's half of what the terminal game says.
import { ABILITIES, PLACES, PREFIX } from "../constants";
import { has, t } from "../lib/i18n.svelte";
import type { Event, Sentence } from "../messages";
import { cellName } from "./board";

/** Who wins where a seat wins for itself. */
export type SideName = (side: number) => string;

export const person = (key: string) => t(`character-${key}`);
export const roomName = (key: string) => t(`room-${key}`);
export const place = (cell: number) => cellName(cell).toUpperCase();

/** A token in somebody's hand: the talent is called by what it does. */
export function ability(who: string, token: string): string {
  return token === "talent" && who ? t(`talent-${who}`) : t(`token-${token}`);
}

export function abilityHelp(who: string, token: string): string {
  return token === "talent" && who ? t(`talent-${who}-help`) : t(`token-${token}-help`);
}

/** A sentence of the server's in the language of the moment; `who` has the tokens that it speaks of, if it names nobody. */
export function say(sentence: Sentence, sideName: SideName = String, who = ""): string {
  const { id, values = {} } = sentence;
  const owner = String(values["who"] ?? who);
  const said = Object.entries(values).map(([name, value]): [string, string | number] => {
    if (typeof value === "object") return [name, say(value, sideName, String(values["source"] ?? owner))];
    if (typeof value === "number") return [name, name === "side" ? sideName(value) : value];
    if (ABILITIES.some((one) => one === name)) return [name, ability(owner, value)];
    const key = `${PREFIX[name as keyof typeof PREFIX]}-${value}`;
    if (name in PREFIX && has(key)) return [name, t(key)];
    return [name, PLACES.some((one) => one === name) ? value.toUpperCase() : value];
  });
  return t(id, Object.fromEntries(said));
}

/** What a sentence means, if there is more to say. */
export function explained({ help, values }: Sentence): string {
  return help ? say({ id: help, ...(values ? { values } : {}) }) : "";
}

/** An event as a sentence. */
export function happened(event: Event, sideName: SideName): string {
  return say(event, sideName);
}

/** Why something cannot be done, as a sentence; what has no sentence of its own is only said not to be possible. */
export function whyNot(id: string): string {
  const text = t(has(id) ? id : "why-other-question");
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The name of a way to act, for its button. */
export function toolName(key: string, who: string): string {
  const words = key.split(" ");
  if (words[0] === "mimic") return `${person(words[1]!)}: ${toolName(words.slice(2).join(" "), words[1]!)}`;
  const verb = words[0]!;
  if (verb === "order" || verb === "robot" || verb === "sabotage" || verb === "hack") return t(`web-tool-${verb}`);
  if (has(`token-${verb}`)) return t(`token-${verb}`);
  if (has(`web-tool-${verb}`)) return t(`web-tool-${verb}`);
  return ability(who, "talent");
}

/** Which round this is, of how many that will be played as the countdown stands: an alarm or a Timer makes them fewer. */
export function roundOf({ begun, left }: { begun: number; left: number }): string {
  const played = Math.max(begun, 1);
  return t("term-round", { round: played, rounds: played + Math.max(left - 1, 0) });
}

/** How near the end is, from 0 to 1: the light over the complex turns red with it. */
export function heatOf({ left }: { left: number }, lamps: number): number {
  return Math.min(1, Math.max(0, 1 - (left - 1) / Math.max(1, lamps - 1)));
}

// ---- the log

const DONE: Record<string, string> = { looked: "saw", "clue-taken": "saw" };
/** What comes right after a phase in which nobody had anything to do. */
const IDLE = new Set(["phase-began", "card-discarded", "marker-removed", "round-began", "game-over"]);
const PLAYED = new Set([
  "looked",
  "moved",
  "pushed",
  "slid",
  "action-lost",
  "escaped",
  "called",
  "carried",
  "hid",
  "recovered",
]);

/** The log without what is hidden, and without what a line soon after says again. */
export function told(events: readonly Event[]): Event[] {
  const seen = events.filter((event) => event.kind !== "hidden");
  const out: Event[] = [];
  seen.forEach((event, i) => {
    const who = event.values["who"];
    const next = seen.slice(i + 1, i + 4).find((later) => later.values["who"] === who)?.kind ?? "";
    if (DONE[event.kind] === next && next) return;
    if (event.kind === "token-revealed" && PLAYED.has(next)) return;
    if (event.kind === "programmed" && seen.at(-1)?.kind !== "programmed") return;
    if (event.kind === "slid" && who === undefined && out.at(-1)?.kind === "card-drawn") return;
    if (event.kind === "phase-began" && IDLE.has(seen[i + 1]?.kind ?? "")) return;
    out.push(event);
  });
  return out;
}
