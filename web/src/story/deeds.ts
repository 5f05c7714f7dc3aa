// What can be done with a finished game: play again with the same people, take the record home.
import { record, rematch } from "../lib/api";
import { held, holdSeat } from "../lib/keys";
import { go } from "../lib/router.svelte";
import { sayWhyNot } from "../ui/lay";
import type { Source } from "./film";

/** To the next table of the same people, with the keys that this browser holds; made where nobody has asked for it yet. */
export async function playAgain(table: string, next: string): Promise<void> {
  const seats = Object.entries(held(table).seats);
  try {
    const id = next || (await rematch(table, seats[0]?.[1] ?? "")).table;
    for (const [seat, key] of seats) holdSeat(id, Number(seat), key);
    go(`/t/${id}`);
  } catch (error) {
    sayWhyNot(error);
  }
}

export async function download(source: Source): Promise<void> {
  try {
    const game = await record(source.id, source.kind);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([game.record], { type: "text/plain" }));
    link.download = `room25-${source.id}.txt`;
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (error) {
    sayWhyNot(error);
  }
}
