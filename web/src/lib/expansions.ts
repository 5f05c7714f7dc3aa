// What the server's expansions add to what the page brings with it: rooms, pictures, texts. Most servers have none.
import { ROOMS } from "../constants";
import type { Expansions, ExpansionInfo } from "../messages";
import { SITE } from "./back";

const PATIENCE = 3000; // milliseconds, after which the page goes on without them

let added: ExpansionInfo[] = [];

/** Ask for them. Without an answer, as without a network or a server, there are none. */
async function fetchExpansions(): Promise<void> {
  if (SITE) return;
  try {
    const answer = await fetch("/api/expansions", { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.ok) take((await answer.json()) as Expansions);
  } catch {
    // no server, or none that knows of any
  }
}

/** They are asked for once, beside the first language: two waits in a row would be felt. */
export const here: Promise<void> = fetchExpansions();

/** From now on there are these rooms too. */
export function take(found: Expansions): void {
  added = found.expansions;
  for (const { rooms } of added)
    for (const [key, { danger, corridor, wayOut }] of Object.entries(rooms))
      Object.assign(ROOMS, { [key]: { danger, ...(corridor && { corridor }), ...(wayOut && { wayOut }) } });
}

/** Their catalogues in a language. */
export const textsIn = (language: string): string[] => added.flatMap(({ texts }) => texts[language] ?? []);

/** The printed edition that one differs from, or the edition itself. */
export const printedOf = (edition: string): string =>
  added.map(({ editions }) => editions[edition]).find((printed) => printed) ?? edition;

/** The drawing of a room, as `room-furnace`. */
export const addedPicture = (name: string): string | undefined =>
  added.map(({ pictures }) => pictures[name.replace(/^room-/, "")]).find((picture) => picture);
