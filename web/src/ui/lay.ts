// Lay a table and sit down at it: what every page does that begins a game.
import { createTable, Refusal, sitDown } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { holdHost, holdSeat } from "../lib/keys";
import { myName } from "../lib/name";
import type { CreateTable } from "../messages";
import { say } from "./shell.svelte";

export interface Sitter {
  seat: number;
  name: string;
}

/** Say why something that was asked of the server did not happen. */
export function sayWhyNot(error: unknown): void {
  const refused = error instanceof Refusal && error.code !== "offline";
  say(refused ? t("web-went-wrong", { reason: error.message }) : t("web-offline"));
}

/** Returns the id of the new table, whose host and sitters this browser is; null if there is none, and the person was told why. */
export async function layTable(
  wanted: CreateTable,
  sitters: readonly Sitter[] = [{ seat: 0, name: myName() }],
): Promise<string | null> {
  try {
    const { table, host } = await createTable(wanted);
    holdHost(table.id, host);
    for (const { seat, name } of sitters) {
      const seated = await sitDown(table.id, name, seat);
      holdSeat(table.id, seat, seated.key);
    }
    return table.id;
  } catch (error) {
    sayWhyNot(error);
    return null;
  }
}
