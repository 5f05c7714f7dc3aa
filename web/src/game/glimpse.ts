// One look at a table from outside: who sits there, whom it waits for, how it ended. Nobody at the table notices.
import { Connection } from "../lib/connection";
import { listed, t } from "../lib/i18n.svelte";
import type { Welcome } from "../messages";
import { waits } from "./table.svelte";
import { known } from "./people";
import { say } from "./words";

const PATIENCE = 5000;

/** The table as everybody sees it; null if it does not answer. */
export function glimpse(table: string): Promise<Welcome | null> {
  return new Promise((found) => {
    const done = (welcome: Welcome | null) => {
      clearTimeout(timer);
      connection.close();
      found(welcome);
    };
    const timer = setTimeout(() => done(null), PATIENCE);
    const connection: Connection = new Connection(
      table,
      "",
      (message) => {
        if (message.type === "welcome") done(message);
        if (message.type === "failed") done(null);
      },
      () => {},
    );
  });
}

/** How a table stands for whoever holds these seats: the sentence, and whether they are the ones to act. */
export function standing({ seats, house, view }: Welcome, mine: readonly number[]): { text: string; isYours: boolean } {
  const nameOf = (seat: number): string => seats[seat]?.name || t("web-bot");
  if (view.ending) return { text: say(view.ending, nameOf), isYours: false };
  if (waits({ seats, house })) {
    const free = seats.some((seat) => !seat.name && !seat.bot);
    return { text: t(free ? "web-table-empty" : "web-wait-ready"), isYours: false };
  }
  const asked = [...new Set((view.decision?.asked ?? []).map((who) => known(view, who).seat))];
  if (asked.some((seat) => mine.includes(seat))) return { text: t("web-table-yours"), isYours: true };
  const people = asked.filter((seat) => seats[seat]?.name); // bots answer by themselves, soon
  return {
    text: t("web-waiting-for", { names: listed((people.length ? people : asked).map(nameOf)) }),
    isYours: false,
  };
}

/** Everybody else at a table: people by name, bots by number. */
export function company({ seats }: Welcome, mine: readonly number[]): string {
  const others = seats.filter((seat) => !mine.includes(seat.seat));
  const names = others.flatMap((seat) => (seat.name ? [seat.name] : []));
  const bots = others.filter((seat) => seat.bot).length;
  return listed(bots ? [...names, t("web-table-bots", { count: bots })] : names);
}
