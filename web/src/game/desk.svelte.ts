// What the person at the screen has picked so far: a program in two slots, or the steps of an answer, and whether it waits for a second tap.
import { settings } from "../lib/settings.svelte";
import type { Refused, Sentence, View } from "../messages";
import { cellName, type Way } from "./board";
import {
  beside,
  hand,
  offer,
  programWords,
  same,
  type Beside,
  type Hand,
  type Offer,
  type Option,
  type Step,
} from "./options";
import { known, tileOf } from "./people";
import { sound } from "./sounds";
import type { Table } from "./table.svelte";
import { say } from "./words";

/** What a desk stands at: a table, or whatever else has a view and takes an answer. */
export type Place = Pick<
  Table,
  | "id"
  | "view"
  | "settled"
  | "live"
  | "front"
  | "isWaiting"
  | "isOver"
  | "mayAsk"
  | "passTo"
  | "refusal"
  | "notes"
  | "noteTile"
  | "play"
  | "whyNot"
>;

type Slots = [string | null, string | null];

export interface Why {
  rule: string;
  key: string;
}

/** Something to do beside answering: whose, the words that the server reads, and the sentence that says it. */
export interface Deed extends Option {
  who: string;
}

export class Desk<At extends Place = Table> {
  /** of several characters that may program, the one whose hand lies open */
  tab = $state("");
  tool = $state<string | null>(null);
  trail = $state.raw<Step[]>([]);
  /** an answer that waits for its second tap */
  pending = $state<string | null>(null);
  slots = $state.raw<Slots>([null, null]);
  adrenaline = $state(false);
  /** the program that lies on the table already */
  laid = $state("");
  /** the cell whose sheet is open, and why it could not be chosen */
  sheet = $state<number | null>(null);
  why = $state.raw<Why | null>(null);
  rule = $state("");
  #laidFor = "";

  readonly view = $derived.by((): View | null => this.table.live);
  /** those of mine who may answer now: who owes an answer first, then who may still change one */
  readonly able = $derived.by((): string[] => {
    const view = this.view;
    if (!view?.decision) return [];
    const mine = Object.keys(view.options);
    const owing = mine.filter((who) => view.decision!.asked.includes(who));
    return [...owing, ...mine.filter((who) => !owing.includes(who))];
  });
  readonly owing = $derived.by((): string[] => this.able.filter((who) => this.view?.decision?.asked.includes(who)));
  readonly who = $derived.by((): string => (this.able.includes(this.tab) ? this.tab : (this.able[0] ?? "")));
  readonly options = $derived.by((): string[] => (this.who ? (this.view?.options[this.who] ?? []) : []));
  /** the same as sentences; a program is laid, and has none */
  readonly choices = $derived.by((): Option[] => {
    const said = this.view?.answers[this.who] ?? [];
    return this.options.flatMap((words, i) => (said[i] ? [{ words, said: said[i] }] : []));
  });
  readonly hand = $derived.by((): Hand | null => hand(this.options));
  readonly offer = $derived.by((): Offer => offer(this.choices, this.tool, this.trail));
  /** while an answer waits for its second tap: what could have been picked instead of its last step */
  readonly instead = $derived.by((): Offer | null =>
    this.pending ? this.#offerAfter(this.offer.trail.slice(0, -1)) : null,
  );
  readonly cells = $derived.by((): number[] => [...this.offer.cells, ...(this.instead?.cells ?? [])]);
  readonly lines = $derived.by((): { line: string; way: Way }[] => [
    ...this.offer.lines,
    ...(this.instead?.lines ?? []),
  ]);
  readonly targets = $derived.by((): string[] => [...this.offer.people, ...(this.instead?.people ?? [])]);
  /** what may be done beside answering; it holds while others are at it too */
  readonly asides = $derived.by((): Map<string, Beside> => {
    const asides = this.table.isWaiting || this.table.passTo !== null ? {} : (this.table.view?.asides ?? {});
    return new Map(Object.entries(asides).map(([who, words]) => [who, beside(words)]));
  });

  readonly deeds = $derived.by((): Deed[] => {
    const deeds = this.table.isWaiting || this.table.passTo !== null ? {} : (this.table.view?.deeds ?? {});
    return Object.entries(deeds).flatMap(([who, some]) =>
      Object.entries(some).map(([words, said]) => ({ who, words, said })),
    );
  });

  constructor(readonly table: At) {}

  /** A new question: forget what was picked for the last one, and lay out the program that was laid before. */
  reset(): void {
    this.tool = null;
    this.trail = [];
    this.pending = null;
    this.layOut();
  }

  /** Put what this character has programmed already back into the slots. */
  layOut(): void {
    const key = `${this.view?.decision?.number}/${this.who}`;
    if (!this.view || !this.hand || key === this.#laidFor) return;
    this.#laidFor = key;
    const { laid = [], adrenaline } = known(this.view, this.who);
    this.slots = [laid[0] || null, laid[1] || null];
    this.adrenaline = adrenaline === "committed";
    this.laid = this.isLaid ? this.program : "";
  }

  // ---- programs

  get program(): string {
    return programWords(this.slots, this.adrenaline);
  }

  get canCommit(): boolean {
    return this.options.includes(this.program);
  }

  /** Has this character laid a program already? */
  get isLaid(): boolean {
    return !!this.who && !this.owing.includes(this.who);
  }

  /** Does exactly what lies in the slots lie on the table already? */
  get isDone(): boolean {
    return this.isLaid && this.program === this.laid;
  }

  /** Take the tokens back into the hand, to lay others. */
  change(): void {
    this.slots = [null, null];
    this.adrenaline = false;
  }

  lay(token: string, slot?: number): void {
    if (!this.hand || this.hand.lost.includes(token)) return;
    const slots: Slots = [...this.slots];
    const from = slots.indexOf(token);
    let to = slot ?? slots.indexOf(null);
    if (this.hand.single) to = 0;
    if (to < 0) to = 1;
    if (from === to) return;
    if (from >= 0) slots[from] = slots[to] ?? null;
    slots[to] = token;
    if (this.hand.single) slots[1] = null;
    this.slots = slots;
    sound("commit");
  }

  takeBack(slot: number): void {
    const slots: Slots = [...this.slots];
    slots[slot] = null;
    this.slots = slots[0] === null ? [slots[1], null] : slots;
  }

  swap(): void {
    this.slots = [this.slots[1], this.slots[0]];
  }

  async commit(): Promise<void> {
    if (!this.canCommit) return;
    const { who, program } = this;
    sound("commit");
    if (!(await this.table.play(who, program))) return;
    this.laid = program;
    this.tab = "";
  }

  // ---- answers

  choose(tool: string | null): void {
    this.tool = this.tool === tool ? null : tool;
    this.trail = [];
    this.pending = null;
  }

  /** Take back everything that was picked; without a pick, the way to act. */
  back(): void {
    if (!this.trail.length) this.tool = null;
    this.trail = [];
    this.pending = null;
  }

  pickCell(cell: number): void {
    const people = this.peopleIn(cell);
    const step: Step | null = this.cells.includes(cell)
      ? { kind: "cell", cell }
      : !this.cells.length && people.length === 1
        ? { kind: "person", who: people[0]! }
        : null;
    if (step) this.#pick(step);
    else void this.explain(cell);
  }

  pickLine(line: string, way: Way): void {
    if (this.lines.some((one) => one.line === line && one.way === way)) this.#pick({ kind: "line", line, way });
    else void this.explainLine(line, way);
  }

  /** The second tap on the same thing is the confirmation; one on another thing moves the selection there. */
  #pick(step: Step): void {
    const last = this.offer.trail.at(-1);
    if (this.pending && last && same(last, step)) void this.send(this.pending);
    else this.step(step);
  }

  step(step: Step): void {
    const { offer } = this;
    const last = this.pending ? offer.trail.slice(0, -1) : offer.trail;
    const trail = [...last.filter((one) => !same(one, step)), step];
    const next = this.#offerAfter(trail);
    this.trail = trail;
    this.pending = null;
    if (!next.answer || next.cells.length + next.people.length + next.robots.length + next.lines.length) {
      if (next.answer) this.pending = next.answer;
      return;
    }
    if (settings.confirm) this.pending = next.answer;
    else void this.send(next.answer);
  }

  async send(words: string, who = this.who): Promise<void> {
    this.pending = null;
    sound("commit");
    if (!(await this.table.play(who, words))) this.trail = [];
  }

  /** An answer as a sentence. */
  said(words: string): string {
    const found = this.#sentence(words);
    return found ? say(found, String, this.who) : "";
  }

  #sentence(words: string | null): Sentence | undefined {
    return this.choices.find((one) => one.words === words)?.said;
  }

  /** A room that is known to be deadly, if the answer that waits for its second tap puts somebody into it. */
  get deadly(): { cell: number; room: string } | null {
    const last = this.offer.trail.at(-1);
    if (last?.kind !== "cell" || this.#sentence(this.pending)?.tone !== "bad") return null;
    const room = this.view?.board.find((tile) => tile.cell === cellName(last.cell))?.room;
    return room ? { cell: last.cell, room } : null;
  }

  /** The people who may be picked and stand in this cell. */
  peopleIn(cell: number): string[] {
    const { view } = this;
    if (!view) return [];
    return this.targets.filter((who) => view.board[tileOf(known(view, who))]?.cell === cellName(cell));
  }

  // ---- why not

  /** A cell that is not lit: its sheet, and the rule that forbids choosing it. */
  async explain(cell: number): Promise<void> {
    this.why = null;
    this.sheet = cell;
    const { tool } = this.offer;
    if (!tool || !this.owing.includes(this.who)) return;
    const picked = this.pending ? this.offer.trail.slice(0, -1) : this.offer.trail;
    const trail = picked.map((step) =>
      step.kind === "person"
        ? step.who
        : step.kind === "robot"
          ? String(step.robot)
          : step.kind === "cell"
            ? cellName(step.cell)
            : "",
    );
    if (tool.verb === "order") trail.splice(1, 0, picked.some((step) => step.kind === "person") ? "push" : "move");
    this.#tell(await this.table.whyNot(this.who, [tool.key, ...trail, cellName(cell)].join(" ")), cell);
  }

  async explainLine(line: string, way: Way): Promise<void> {
    const tool = this.offer.tools.find((one) => one.verb === "control" || one.verb === "slide");
    if (!tool || !this.owing.includes(this.who)) return;
    const refused = await this.table.whyNot(this.who, `${tool.key} ${line} ${way}`);
    if (refused) this.table.refusal = refused;
  }

  #tell(refused: Refused | null, cell: number): void {
    if (refused?.code === "illegal" && this.sheet === cell) this.why = { rule: refused.rule, key: refused.why };
  }

  #offerAfter(trail: Step[]): Offer {
    return offer(this.choices, this.offer.tool?.key ?? this.tool, trail);
  }
}
