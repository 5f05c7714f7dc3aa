// The rules as WebAssembly, for bots that think in Python beside them: numbers and bytes come in, numbers go out.
import { type Block, Rules } from "../wasm/rules";

const NODES = 1 << 15; // of the one tree that there is room for
const NUMBER = 8; // bytes of one in a row
const A_PLAYOUT = 2; // new nodes, at most

export class Thinker {
  /** playouts of one search, at most */
  readonly most = NODES / A_PLAYOUT - 1;
  private readonly views: Block;
  private readonly worlds: Block;
  private readonly minds: Block;
  private readonly nodes: Block;
  private results: Block | null = null;
  private room = 0; // results
  private rows: Block | null = null;
  private rowCount = 0;
  private steps: Block | null = null; // of which none are asked for

  private constructor(private readonly rules: Rules) {
    this.views = rules.array("Views", 1);
    this.worlds = rules.array("States", 2);
    this.minds = rules.array("Minds", 2);
    this.nodes = rules.array("Nodes", NODES);
  }

  static async load(bytes: BufferSource): Promise<Thinker> {
    return new Thinker(await Rules.load(bytes));
  }

  /** How a view lies in memory, as JSON. */
  layout(): string {
    return JSON.stringify(this.rules.layout.records[this.rules.layout.arrays["Views"]!]);
  }

  /** What the next search starts from. */
  look(view: ArrayLike<number>): void {
    this.rules.bytes(this.views, 0).set(view);
  }

  search(seat: number, who: number, seed: number, done: number, more: number): void {
    this.rules.call("search_on", this.views, 0, seat, who, this.worlds, this.minds, this.nodes, seed, done, more);
  }

  /** Every answer that was tried, how often, and what it was worth: three numbers each. */
  found(): number[] {
    const node = (i: number, field: string) => this.rules.get(this.nodes, i, field);
    const found: number[] = [];
    for (let i = node(0, "first_child"); i; i = node(i, "next_sibling"))
      found.push(node(i, "key"), node(i, "visits"), node(i, "value"));
    return found;
  }

  /** How so many games from this state end. */
  playOut(state: ArrayLike<number>, luck: number, playouts: number): number[] {
    const kind = this.rules.layout.entries["play_out"]!.at(-1)!;
    if (!this.results || playouts > this.room) {
      this.results = this.rules.array(kind, playouts);
      this.room = playouts;
    }
    this.rules.bytes(this.worlds, 0).set(state);
    this.rules.call("play_out", this.worlds, this.minds, luck, playouts, this.results);
    const data = new DataView(this.rules.bytes(this.results, 0).buffer, this.results.at);
    return Array.from({ length: playouts }, (_, i) => Number(data.getBigInt64(i * this.results!.size, true)));
  }

  /** Games of rule bots on a laid table: `width` numbers each. */
  playMatches(table: ArrayLike<number>, levels: number, seed: number, games: number, width: number): number[] {
    const rows = this.rules.layout.entries["play_matches"]!.at(-2)!;
    if (!this.rows || games > this.rowCount) {
      this.rows = this.rules.array(rows, games, width);
      this.rowCount = games;
    }
    this.steps ??= this.rules.array(rows, 1, width);
    this.rules.bytes(this.worlds, 0).set(table);
    this.rules.call("play_matches", this.worlds, this.minds, levels, levels, seed, games, this.rows, this.steps, 0);
    const data = new DataView(this.rules.bytes(this.rows, 0).buffer, this.rows.at);
    return Array.from({ length: games * width }, (_, i) => Number(data.getBigInt64(i * NUMBER, true)));
  }
}
