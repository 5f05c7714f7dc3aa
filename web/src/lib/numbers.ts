// The numbers that people at this device add to the deals of their seats. Each is sealed (hashed) when its person sits down, and opened
// once nobody else can sit down. A seat has a chain of them, each the hash of the one before it in the making: the number of one game is
// the seal of the next, so a rematch needs nothing new.
import { sitDown } from "./api";
import { holdSeat } from "./keys";
import { keep, recall } from "./kept";
import { sha256 } from "./sha256";

const GAMES = 200; // of one seat, one after the other; then its person adds no number any more

interface Chain {
  /** the random beginning */
  root: string;
  /** table → which link was opened there */
  opened: Record<string, number>;
  /** table → the server's seal when we first saw it */
  seen: Record<string, string>;
}

const name = (key: string) => `numbers:${key.slice(0, 12)}`; // a seat keeps its key from game to game

function link(root: string, at: number): string {
  let number = root;
  for (let i = 0; i < at; i++) number = sha256(number);
  return number;
}

function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A chain before anybody sits down with it: its beginning, and the seal of its first number. */
export function newChain(): { root: string; seal: string } {
  const root = fresh();
  return { root, seal: link(root, GAMES + 1) };
}

/** Sit down with a sealed number, and hold the seat and the chain. Returns the seat. */
export async function takeSeat(
  table: string,
  person: string,
  wanted: number,
  host = "",
  { root, seal } = newChain(),
): Promise<number> {
  const { seat, key } = await sitDown(table, person, wanted, seal, host);
  keep(name(key), { root, opened: {}, seen: {} } satisfies Chain);
  holdSeat(table, seat, key);
  return seat;
}

const chainOf = (key: string) => (key ? recall<Chain | null>(name(key), null) : null);

/** Note the server's seal of a table, once: another one later would be another promise. */
export function noteSeal(key: string, table: string, seal: string): void {
  const chain = chainOf(key);
  if (chain && !(table in chain.seen)) keep(name(key), { ...chain, seen: { ...chain.seen, [table]: seal } });
}

/** The number to open for this seal, or nothing: a number that was open at another table is not opened again. */
export function toOpen(key: string, table: string, seal: string): string | null {
  const chain = chainOf(key);
  if (!chain) return null;
  const at = chain.opened[table] ?? Math.min(GAMES + 1, ...Object.values(chain.opened)) - 1;
  const number = at < 0 ? "" : link(chain.root, at);
  if (!number || sha256(number) !== seal) return null;
  keep(name(key), { ...chain, opened: { ...chain.opened, [table]: at } });
  return number;
}

/** What this device knows of the deal of a table from before the game: the number of a seat, and the server's seal. */
export function known(key: string, table: string): { number: string; seal: string } | null {
  const chain = chainOf(key);
  if (!chain) return null;
  const at = chain.opened[table];
  return { number: at === undefined ? "" : link(chain.root, at), seal: chain.seen[table] ?? "" };
}
