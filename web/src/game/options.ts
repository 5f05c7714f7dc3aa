// The legal answers of a view are words, `push max b2`. Here they become things to tap: a way to act, then robots, people, cells or lines.
// No rule is known here: whatever is on the list can be answered, whatever is not cannot.
import type { Sentence } from "../messages";
import { cellOf, isCell, type Way } from "./board";
import { BASIC } from "./tokens";

export type Step =
  | { kind: "robot"; robot: number }
  | { kind: "person"; who: string }
  | { kind: "cell"; cell: number }
  | { kind: "line"; line: string; way: Way };

/** An answer: the words that the server reads, and the sentence that says it. */
export interface Option {
  words: string;
  said: Sentence;
}

/** A way to act: its verb, and whom Bruce copies where he does. `key` tells them apart. */
export interface Tool {
  key: string;
  verb: string;
  source: string;
}

export interface Path {
  words: string;
  tool: Tool;
  steps: Step[];
}

/** What can be tapped next. */
export interface Offer {
  tools: Tool[];
  tool: Tool | null;
  /** answers that need nothing more than a button */
  plain: string[];
  robots: number[];
  people: string[];
  cells: number[];
  lines: { line: string; way: Way }[];
  trail: Step[];
  /** the answer that the steps so far make, if they make one */
  answer: string | null;
}

/** The words of an answer, each with the name of the value that it is; nothing if it stands for itself. */
function read(words: readonly string[], { values = {} }: Sentence): { slot: string; word: string }[] {
  const left = new Map(Object.entries(values));
  return words.map((word) => {
    const slot = [...left].find(([, value]) => value === word)?.[0] ?? "";
    left.delete(slot);
    return { slot, word };
  });
}

/** One answer as a path of steps; where two cells may be named in either order, both orders. */
export function paths({ words, said: sentence }: Option): Path[] {
  let parts = words.split(" ");
  let source = "";
  const what = sentence.values?.["what"];
  if (typeof what === "object") {
    source = String(sentence.values?.["source"]);
    parts = parts.slice(2);
  }
  const said = read(parts, typeof what === "object" ? what : sentence);
  const first = said.findIndex(({ slot }) => slot && slot !== "token");
  const own = parts.slice(0, first < 0 ? parts.length : first).join(" ");
  const tool = { key: source ? `mimic ${source} ${own}` : own, verb: own, source };
  const steps = said.flatMap(({ slot, word }, i): Step[] => {
    if (slot === "direction") return [{ kind: "line", line: said[i - 1]!.word, way: word as Way }];
    if (slot === "target") return [{ kind: "person", who: word }];
    if (slot === "robot") return [{ kind: "robot", robot: Number(word) }];
    return isCell(word) ? [{ kind: "cell", cell: cellOf(word) }] : [];
  });
  const path = { words, tool, steps };
  return said.some(({ slot }) => slot === "second") ? [path, { ...path, steps: [...steps].reverse() }] : [path];
}

export function same(a: Step, b: Step): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function unique(steps: Step[]): Step[] {
  return steps.filter((step, i) => steps.findIndex((other) => same(step, other)) === i);
}

/** What can be tapped once this way to act and these steps are chosen; a step that leaves no choice is taken by itself. */
export function offer(options: readonly Option[], chosen: string | null = null, picked: readonly Step[] = []): Offer {
  const all = options.flatMap(paths);
  const plain = all.filter((path) => path.steps.length === 0).map((path) => path.words);
  const leading = all.filter((path) => path.steps.length > 0);
  const tools = [...new Map(leading.map((path) => [path.tool.key, path.tool])).values()];
  const tool = tools.find((one) => one.key === chosen) ?? (tools.length === 1 ? tools[0]! : null);
  const empty = { robots: [], people: [], cells: [], lines: [], trail: [], answer: null };
  if (!tool) return { tools, tool, plain, ...empty };
  let open = leading.filter((path) => path.tool.key === tool.key);
  const trail: Step[] = [];
  const waiting = [...picked];
  for (;;) {
    const next = unique(
      open.filter((path) => path.steps.length > trail.length).map((path) => path.steps[trail.length]!),
    );
    const only = next.length === 1 && (next[0]!.kind === "person" || next[0]!.kind === "robot");
    const finished = open.find((path) => path.steps.length === trail.length);
    const step: Step | undefined = only && !finished && isMore(open, trail.length) ? next[0] : waiting.shift();
    if (!step || !next.some((one) => same(one, step))) {
      return {
        tools,
        tool,
        plain,
        robots: next.flatMap((one) => (one.kind === "robot" ? [one.robot] : [])),
        people: next.flatMap((one) => (one.kind === "person" ? [one.who] : [])),
        cells: next.flatMap((one) => (one.kind === "cell" ? [one.cell] : [])),
        lines: next.flatMap((one) => (one.kind === "line" ? [{ line: one.line, way: one.way }] : [])),
        trail,
        answer: finished?.words ?? null,
      };
    }
    if (only && waiting[0] && same(waiting[0], step)) waiting.shift();
    open = open.filter((path) => path.steps[trail.length] && same(path.steps[trail.length]!, step));
    trail.push(step);
  }
}

/** Does anything follow the step at this place? What ends an answer is never taken unasked. */
function isMore(open: Path[], at: number): boolean {
  return open.every((path) => path.steps.length > at + 1);
}

// ---- programs

export interface Hand {
  /** the four that everybody has, then the talent or its two signs */
  tokens: string[];
  /** those that cannot be programmed any more */
  lost: string[];
  adrenaline: boolean;
  /** only one action can be laid */
  single: boolean;
}

const TALENTS = ["talent", "talent-complex", "talent-robot"];

/** The tokens behind a list of programs; null where something else is asked. */
export function hand(options: readonly string[]): Hand | null {
  if (!options.length || !options.every((words) => words.startsWith("program "))) return null;
  const offered = new Set(options.flatMap((words) => words.split(" ").slice(1)));
  if (offered.size === 1 && offered.has("adrenaline")) return null;
  return {
    tokens: [...BASIC, ...TALENTS.filter((token) => offered.has(token))],
    lost: BASIC.filter((token) => !offered.has(token)),
    adrenaline: offered.has("adrenaline"),
    single: options.every((words) => words.split(" ").filter((word) => word !== "adrenaline").length === 2),
  };
}

/** The words of what lies in the slots. */
export function programWords(slots: readonly (string | null)[], adrenaline: boolean): string {
  return ["program", ...slots.filter((token) => token !== null), ...(adrenaline ? ["adrenaline"] : [])].join(" ");
}

// ---- what may be done beside answering

export interface Beside {
  /** cell → the colours that may be said of it */
  claims: Map<number, string[]>;
  marks: Set<number>;
}

export function beside(asides: readonly string[]): Beside {
  const found: Beside = { claims: new Map(), marks: new Set() };
  for (const words of asides) {
    const [verb, where = "", colour = ""] = words.split(" ");
    if (verb === "claim") found.claims.set(cellOf(where), [...(found.claims.get(cellOf(where)) ?? []), colour]);
    else if (verb === "mark") found.marks.add(cellOf(where));
  }
  return found;
}
