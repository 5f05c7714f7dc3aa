// What came of an answer, in the sentences that the game has for it: who died, who got out, how it ended.
import { isDead, known } from "../../game/people";
import { happened, person, say, type SideName } from "../../game/words";
import { listed, t } from "../../lib/i18n.svelte";
import type { Event, Frame, View } from "../../messages";

/** Those who were alive before and are not any more. */
function lost(before: View, after: View): string[] {
  return before.people.filter((one) => !isDead(one) && isDead(known(after, one.who))).map((one) => one.who);
}

const GRAVE = new Set(["died", "escaped", "guard-revealed", "alarm"]);

/** The deaths, escapes and the end that these frames tell of, each as a sentence, in the order in which they came. */
export function effects(frames: readonly Frame[], sideName: SideName): string[] {
  const [first, last] = [frames[0]?.view, frames.at(-1)?.view];
  if (!first || !last) return [];
  const events = frames.slice(1).flatMap((frame): Event[] => frame.view.events);
  const said = events.filter((event) => GRAVE.has(event.kind)).map((event) => happened(event, sideName));
  if (last.ending) said.push(say(last.ending, sideName));
  if (!said.length) {
    const dead = lost(first, last);
    if (dead.length) said.push(t("web-puzzle-lost", { names: listed(dead.map(person)) }));
  }
  return [...new Set(said)];
}
