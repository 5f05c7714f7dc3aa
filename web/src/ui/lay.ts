// Lay a table and sit down at it: what every page does that begins a game.
import { beginLesson, createTable, Refusal } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { holdHost } from "../lib/keys";
import { myName } from "../lib/name";
import { newChain, takeSeat } from "../lib/numbers";
import type { Created, CreateTable } from "../messages";
import { say } from "./shell.svelte";

export interface Sitter {
  seat: number;
  name: string;
}

const TOLD = ["bad-name", "name-taken", "figure-taken", "game-begun", "host-is-here"];

/** Say why something that was asked of the server did not happen. */
export function sayWhyNot(error: unknown): void {
  if (!(error instanceof Refusal) || error.code === "offline") say(t("web-offline"));
  else if (TOLD.includes(error.code)) say(t(`web-no-${error.code}`));
  else say(t("web-went-wrong", { reason: error.message }));
}

const me = (): Sitter[] => [{ seat: 0, name: myName() }];

/** Returns the id of the new table, whose host and sitters this browser is; null if there is none, and the person was told why. */
export const layTable = (wanted: CreateTable, sitters: readonly Sitter[] = me()): Promise<string | null> =>
  lay(() => createTable({ ...wanted, start: isFull(wanted, sitters) ? "full" : "host" }), sitters);

/** Is nobody else waited for? Then it begins at once; otherwise when its host says so. */
const isFull = (wanted: CreateTable, sitters: readonly Sitter[]): boolean =>
  wanted.seats === sitters.length + Object.keys(wanted.bots ?? {}).length;

/** The same with the table of a lesson. */
export const layLesson = (key: string): Promise<string | null> => lay(() => beginLesson(key));

/** Lay what somebody has thought of, and sit down at it. */
export async function lay(create: () => Promise<Created>, sitters: readonly Sitter[] = me()): Promise<string | null> {
  try {
    const created = create();
    const chains = sitters.map(newChain); // while the table is laid
    const { table, host } = await created;
    holdHost(table.id, host);
    for (const [i, { seat, name }] of sitters.entries()) await takeSeat(table.id, name, seat, host, chains[i]);
    return table.id;
  } catch (error) {
    sayWhyNot(error);
    return null;
  }
}
