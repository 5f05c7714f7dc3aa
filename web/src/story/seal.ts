// The proof of a deal, counted anew: the server's seal, the numbers of the people at this device, and the seed that follows from them.
import { sha256 } from "../lib/sha256";
import type { FinishedGame } from "../messages";

/** What somebody at this device knew before the game began: the number that it opened (or ""), and the server's seal (or ""). */
export interface Known {
  seat: number;
  number: string;
  seal: string;
}

export interface Part {
  /** a message of the catalogues is `story-proof-` and this, and `-good` or `-bad` */
  name: "holds" | "secret" | "promised" | "mine" | "seed";
  good: boolean;
}

const DIGITS = 32; // of the hash are the seed

/** Every part of the proof, for a table and what this device knew of it. */
export function parts(game: FinishedGame, table: string, knew: readonly Known[]): Part[] {
  if (!game.draw) return [{ name: "holds", good: sha256(`${game.seed}:${game.nonce}`) === game.commitment }];
  const [of, secret, ...numbers] = game.draw.split(" ");
  const seed = `0x${sha256(game.draw).slice(0, DIGITS)}`;
  const found: Part[] = [
    { name: "secret", good: of === table && secret === game.nonce && sha256(secret) === game.commitment },
  ];
  const promised = knew.filter(({ seal }) => seal);
  if (promised.length) found.push({ name: "promised", good: promised.every(({ seal }) => seal === game.commitment) });
  const mine = knew.filter(({ number }) => number);
  if (mine.length)
    found.push({ name: "mine", good: mine.every(({ seat, number }) => numbers.includes(`${seat}:${number}`)) });
  const dealt = BigInt(seed) === BigInt(game.seed) && game.record.includes(`\nseed ${game.seed}\n`);
  return [...found, { name: "seed", good: dealt }];
}

/** The same by hand, in any terminal. */
export const byHand = (game: FinishedGame): string[] =>
  game.draw
    ? [`printf %s '${game.nonce}' | sha256sum`, `printf %s '${game.draw}' | sha256sum | cut -c 1-${DIGITS}`]
    : [`printf %s '${game.seed}:${game.nonce}' | sha256sum`];
