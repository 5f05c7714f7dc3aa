// One game by the rules in WebAssembly: deal, list, answer, look, ask a bot, search.
import type { Block, Kind, Rules } from "./rules.ts";

export { Rules } from "./rules.ts";

const BOARD = 0;
const CHUNK = 64; // playouts per call, as the program in Python makes them
const NODES = 2; // new nodes per playout, at most

/** What a search found out about an answer. */
export interface Tried {
  answer: number;
  visits: number;
  worth: number; // of all visits, in thousandths
}

export class Game {
  private readonly states: Block;
  private readonly views: Block;
  private readonly worlds: Block; // that a search imagines
  private readonly minds: Block;
  private nodes: Block;
  private room = 4096; // nodes

  constructor(readonly rules: Rules) {
    this.states = rules.array("States", 1);
    this.views = rules.array("Views", 1);
    this.worlds = rules.array("States", 1);
    this.minds = rules.array("Minds", 2);
    this.nodes = rules.array("Nodes", this.room);
  }

  /** Lay a table, of a kind of game or as the bytes of a record, and deal: from a number, or from a key of four words, the lowest first. */
  deal(table: Kind | Uint8Array, seed: number | readonly number[]): void {
    if (table instanceof Uint8Array) this.rules.bytes(this.states, BOARD).set(table);
    else this.rules.lay(this.states, BOARD, table);
    if (typeof seed === "number") this.rules.call("deal_one", this.states, BOARD, seed, 0);
    else this.rules.call("deal_locked_one", this.states, BOARD, ...seed);
  }

  /** The whole state, as the bytes of a record. */
  state(): Uint8Array {
    return this.rules.bytes(this.states, BOARD);
  }

  /** Whatever a field of the state holds. */
  get(field: string, place = 0): number {
    return this.rules.get(this.states, BOARD, field, place);
  }

  /** What a character may answer; nothing if nobody asks it. */
  legal(who: number): number[] {
    return this.listed(this.rules.call("legal_one", this.states, BOARD, who));
  }

  /** What a character may do beside answering. */
  asides(who: number): number[] {
    return this.listed(this.rules.call("asides_one", this.states, BOARD, who));
  }

  apply(who: number, answer: number): void {
    this.rules.call("apply_one", this.states, BOARD, who, answer);
  }

  stepAside(who: number, answer: number): void {
    this.rules.call("step_aside_one", this.states, BOARD, who, answer);
  }

  /** What a seat may know, as the bytes of a record; the next look writes over them. */
  view(seat: number): Uint8Array {
    this.rules.call("project_one", this.states, BOARD, seat, this.views, 0);
    return this.rules.bytes(this.views, 0);
  }

  /** What a rule bot answers for a character (level 0 uniform, 1 cautious, 2 explorer), knowing what its seat may know. */
  choose(who: number, level: number, luck: number): number {
    this.view(this.get("owner", who));
    return Number(this.rules.call("choose_one", this.views, 0, who, level, luck, this.minds));
  }

  /** Look ahead for a character, knowing what its seat may know: every answer that was tried. */
  search(who: number, playouts: number, seed: number): Tried[] {
    const { rules, views, worlds, minds } = this;
    const seat = this.get("owner", who);
    if (playouts * NODES + 2 > this.room) {
      this.room = Math.max(playouts * NODES + 2, this.room * 2); // the old ones are lost: memory is never given back
      this.nodes = rules.array("Nodes", this.room);
    }
    this.view(seat);
    for (let done = 0; done < playouts; done += CHUNK)
      rules.call(
        "search_on",
        views,
        0,
        seat,
        who,
        worlds,
        minds,
        this.nodes,
        seed,
        done,
        Math.min(CHUNK, playouts - done),
      );
    const node = (i: number, field: string) => rules.get(this.nodes, i, field);
    const found: Tried[] = [];
    for (let i = node(0, "first_child"); i; i = node(i, "next_sibling"))
      found.push({ answer: node(i, "key"), visits: node(i, "visits"), worth: node(i, "value") });
    return found;
  }

  private listed(n: bigint): number[] {
    return Array.from({ length: Number(n) }, (_, i) => this.get("legal", i));
  }
}

/** Random games of one kind, from seeds in a row: how many decisions they took, and a checksum of how they ended. */
export function playGames(
  rules: Rules,
  kind: Kind,
  seed: number,
  games: number,
): { decisions: number; checksum: number } {
  const states = rules.array("States", 2);
  rules.lay(states, 0, kind);
  const found = rules.call("run_games", states, seed, games);
  return { decisions: Number(found >> 30n), checksum: Number(found & 0x3fffffffn) };
}
