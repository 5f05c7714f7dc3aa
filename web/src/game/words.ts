// What happened, what is asked and what may be answered, as sentences; the browser's half of what the terminal game says.
import { AGENDA, CARD_FACES, CHARACTERS, CONSENT_TO_ROBOT, ROLES, SIDES, SWITCHES, TOKENS } from "../constants";
import { has, t, truths } from "../lib/i18n.svelte";
import type { Event, Flat, View } from "../messages";
import { cellName } from "./board";
import { read } from "./forms";
import { numberOf } from "./scene";

/** Who wins where a side wins. */
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

/** A card by its face, `move 2 left twice`. */
export function card(words: string): string {
  const [key = "", ...rest] = words.split(" ");
  if (key === "move") {
    const [line = "", direction = "", symbol] = rest;
    return t(symbol ? `card-move-${symbol}` : "card-move", {
      line: line.toUpperCase(),
      direction: t(`direction-${direction}`),
    });
  }
  if (key === "punishment")
    return t("card-punishment", { first: person(rest[0] ?? ""), second: person(rest[1] ?? "") });
  return rest.length ? t(`card-${key}`, { colour: t(`colour-${rest[0]}`) }) : t(`card-${key}`);
}

/** What a card does; Panic, what it does to this character. */
export function cardHelp(words: string, who = ""): string {
  const [key = "", ...rest] = words.split(" ");
  if (key === "panic" && who) return t(`card-panic-${who}-help`);
  const symbol = key === "move" ? rest.slice(2) : [];
  return t(["card", key, ...symbol, "help"].join("-"));
}

const SPOKEN: Record<string, (value: string) => string> = {
  who: person,
  target: person,
  first: person,
  room: roomName,
  colour: (key) => t(`colour-${key}`),
  role: (key) => t(`role-${key}`),
  direction: (key) => t(`direction-${key}`),
  line: (line) => line.toUpperCase(),
  card,
  phase: (key) => t(`term-phase-${PHASE[key] ?? key}`),
};
const PHASE: Record<string, string> = { "slot-1": "first-action", "slot-2": "second-action", "slot-a": "adrenaline" };

/** An event as a sentence. */
export function happened(event: Event, sideName: SideName): string {
  const values: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(event.values)) {
    values[key] = typeof value === "string" && SPOKEN[key] ? SPOKEN[key](value) : value;
  }
  if (typeof event.values["token"] === "string")
    values["token"] = ability(String(event.values["who"] ?? ""), event.values["token"]);
  let kind = event.kind;
  if (kind === "game-over") values["result"] = result(String(event.values["result"]), sideName);
  else if ((kind === "saw" || kind === "role-dealt") && "open" in values) kind = `${kind}-open`;
  else if (kind === "slid" && !("who" in values)) kind = "slid-alone";
  else if (kind === "action-lost" && has(`event-${kind}-${event.values["token"]}`))
    kind = `${kind}-${event.values["token"]}`;
  else if ((kind === "card-drawn" || kind === "replaced") && "who" in values) kind = `${kind}-by`;
  else if (kind === "locked" && "from" in values) kind = "locked-from";
  return t(`event-${kind}`, values);
}

/** How a game ended. */
export function result(name: string, sideName: SideName): string {
  return name.startsWith("side-") ? t("result-winner", { side: sideName(Number(name.slice(5))) }) : t(`result-${name}`);
}

/** The words of a program as a sentence. */
function program(tokens: string[], who: string): string {
  if (tokens.length === 1 && tokens[0] === "adrenaline") return t("answer-program-adrenaline");
  const names = tokens.filter((token) => token !== "adrenaline").map((token) => ability(who, token));
  const said =
    names.length === 1
      ? t("answer-program-one", { first: names[0]! })
      : t("answer-program-two", { first: names[0]!, second: names[1]! });
  return tokens.at(-1) === "adrenaline" ? t("answer-with-adrenaline", { program: said }) : said;
}

/** An answer, `move b2`, as a sentence. */
export function answer(words: string, who = ""): string {
  const parts = words.split(" ");
  const [verb = "", ...rest] = parts;
  if (verb === "program") return program(rest, who);
  if (verb === "mimic")
    return t("answer-mimic", { source: person(rest[0] ?? ""), what: answer(rest.slice(1).join(" "), rest[0]) });
  const said = read(parts);
  const key = ["answer", ...said.filter(({ slot }) => !slot).map(({ word }) => word)].join("-");
  const values = Object.fromEntries(
    said.filter(({ slot }) => slot).map(({ slot, word }) => [slot, value(slot, word, who)]),
  );
  return t(words === "sabotage robot" ? `${key}-here` : key, values); // the only one there needs no number
}

/** One word of an answer as people say it. */
function value(slot: string, word: string, who: string): string {
  if (slot === "target") return person(word);
  if (slot === "token") return ability(who, word);
  if (slot === "direction" || slot === "colour") return t(`${slot}-${word}`);
  return word.toUpperCase();
}

/** Why something cannot be done, as a sentence; what has no sentence of its own is only said not to be possible. */
export function whyNot(key: string): string {
  const text = t(key && has(`why-${key}`) ? `why-${key}` : "why-other-question");
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

/** What this character is asked, in one sentence. */
export function question(view: View, who: string): string {
  const flat = view.flat;
  const kind = view.decision?.kind ?? "";
  const name = person(who);
  const top = flat.agenda_depth - 1;
  const me = numberOf(who);
  if (kind === "card") return t("ask-card", { who: name, card: card(CARD_FACES[flat.agenda_a[top] ?? 0] ?? "panic") });
  if (kind === "consent" && flat.agenda_kind[top] === AGENDA.askConsent) {
    if (flat.agenda_b[top] === CONSENT_TO_ROBOT) {
      return t("ask-consent-robot", {
        who: name,
        robot: flat.agenda_c[top]! + 1,
        cell: place(flat.cell_of[flat.agenda_d[top]!]!),
      });
    }
    return t("ask-consent-call", { who: name, cell: place(flat.cell_of[flat.stands_on[flat.agenda_a[top]!]!]!) });
  }
  if (kind === "program" && flat.chooses_freely[me]) return t("ask-program-guard", { who: name });
  if (kind === "program" && flat.actions_allowed[me] === 1) return t("ask-program-cold", { who: name });
  if (kind !== "action") return t(`ask-${kind}`, { who: name });
  const extra = flat.agenda_b[top] ?? 0;
  if (extra & AGENDA.adrenaline) return t("ask-adrenaline", { who: name });
  if (flat.chooses_freely[me] && !flat.paranoid[me]) return t("ask-action-free", { who: name });
  const token = ability(who, dueToken(flat, who));
  if (flat.paranoid[me]) return t("ask-action-paranoid", { who: name, token });
  return t(extra & AGENDA.mayWait ? "ask-floating" : "ask-action", { who: name, token });
}

/** The token that is being played: the highest of the mask; the signs are Kevin's alone, and both of them are his talent. */
function dueToken(flat: Flat, who: string): string {
  const mask = flat.agenda_a[flat.agenda_depth - 1] ?? 0;
  const token = mask ? 31 - Math.clz32(mask) : 0;
  if (token >= 4 && who === "kevin" && flat.switch[SWITCHES.kevin_early] && mask !== 48)
    return token === 5 ? "talent-robot" : "talent-complex";
  return TOKENS[Math.min(token, 4)]!;
}

/** Which round this is, of how many that will be played as the countdown stands: an alarm or a Timer makes them fewer. */
export function roundOf({ rounds_begun, rounds_left }: { rounds_begun: number; rounds_left: number }): string {
  const played = Math.max(rounds_begun, 1);
  return t("term-round", { round: played, rounds: played + Math.max(rounds_left - 1, 0) });
}

/** How whoever looks wins this game, in one sentence. */
export function goal({ pov, flat }: View): string {
  if (flat.owner.some((seat, c) => seat === pov && ROLES[flat.role[c]!] === "guard")) return t("web-goal-guard");
  return t("term-how-to-win", truths(switchesOf(flat)));
}

/** The switches of a table by name. */
export function switchesOf(flat: Flat): Record<string, number> {
  return Object.fromEntries(Object.entries(SWITCHES).map(([name, number]) => [name, flat.switch[number] ?? 0]));
}

/** Who wins where a side wins: a seat for itself, or a team. */
export function sideNamer(mode: string, seatName: (seat: number) => string): SideName {
  return (side) =>
    SIDES[mode as keyof typeof SIDES] === "teams" ? t("team-name", { number: side + 1 }) : seatName(side);
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

/** Everybody in this game, in turn order. */
export function inOrder(flat: Flat): string[] {
  const row = flat.turn_order.slice(0, flat.turn_count);
  const rest = CHARACTERS.map((_, c) => c).filter((c) => flat.owner[c]! >= 0 && !row.includes(c));
  return [...row, ...rest].map((c) => CHARACTERS[c]!);
}
