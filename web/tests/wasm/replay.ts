// Games that the interpreted rules have played, once more by those in WebAssembly. tests/wasm/games.py writes them.
import { Game, playGames, Rules } from "../../src/wasm/game.ts";

interface Step {
  who: number;
  answer: number;
  aside: boolean;
  state: number; // a checksum of the position before the move
  legal: number[];
  asides: number[];
  views?: number[]; // checksums, by seat
  bots?: [level: number, luck: number, answer: number][];
  search?: { seed: number; playouts: number; found: [answer: number, visits: number, worth: number][] };
}
interface Played {
  name: string;
  kind: number;
  table: string; // the laid table's record, in hexadecimal digits
  seed: number | number[];
  steps: Step[];
  end: number;
  random: { seed: number; games: number; decisions: number; checksum: number };
}

/**
 * Play them all; `position` is how many bytes of a record are the position. Returns how many steps were compared.
 * Throws at the first difference.
 */
export async function replay(module: BufferSource, games: Played[], position: number): Promise<number> {
  const rules = await Rules.load(module);
  const game = new Game(rules);
  let steps = 0;
  for (const played of games) {
    const sum = (bytes: Uint8Array) => checksum(bytes.subarray(0, position));
    let at = 0;
    const same = (what: string, found: unknown, wanted: unknown) => {
      if (JSON.stringify(found) !== JSON.stringify(wanted))
        throw new Error(`${played.name}, step ${at}, ${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
    };
    game.deal(
      Uint8Array.from(played.table.match(/../g)!, (byte) => parseInt(byte, 16)),
      played.seed,
    );
    for (const step of played.steps) {
      same("state", sum(game.state()), step.state);
      same("legal", game.legal(step.who), step.legal);
      same("asides", game.asides(step.who), step.asides);
      step.views?.forEach((view, seat) => same(`view ${seat}`, sum(game.view(seat)), view));
      for (const [level, luck, answer] of step.bots ?? [])
        same(`bot ${level}`, game.choose(step.who, level, luck), answer);
      if (step.search) {
        const found = game.search(step.who, step.search.playouts, step.search.seed);
        same(
          "search",
          found.map(({ answer, visits, worth }) => [answer, visits, worth]),
          step.search.found,
        );
      }
      if (step.aside) game.stepAside(step.who, step.answer);
      else game.apply(step.who, step.answer);
      at += 1;
    }
    same("end", sum(game.state()), played.end);
    const { seed, games: count, ...wanted } = played.random;
    same("random games", playGames(rules, rules.kinds[played.kind]!, seed, count), wanted);
    steps += at;
  }
  return steps;
}

/** CRC-32, which Python has too. */
function checksum(bytes: Uint8Array): number {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
