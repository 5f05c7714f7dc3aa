// Short signs beside a name: dead, in a role, in danger, with less in hand than others.
import { t } from "../lib/i18n.svelte";
import type { Candidate } from "../messages";
import { isDead } from "./people";
import { ability, say } from "./words";

interface Badge {
  text: string;
  kind: string;
}

/** What there is to know of somebody beside the name, each with how grave it is. */
export function badges(one: Candidate): Badge[] {
  const out: Badge[] = [];
  if (isDead(one)) out.push({ text: t("term-dead"), kind: "bad" });
  if (one.role) {
    const role = t(`role-${one.role}`);
    out.push({
      text: one.secret ? t("term-knowledge-role", { role }) : role,
      kind: one.role === "guard" ? "bad" : "good",
    });
  }
  for (const state of one.states ?? []) out.push({ text: say(state), kind: state.tone ?? "" });
  if (one.adrenaline === "committed") out.push({ text: t("term-adrenaline-committed"), kind: "warn" });
  if (one.lost)
    out.push({
      text: t("term-lost", { tokens: one.lost.map((token) => ability(one.who, token)).join(", ") }),
      kind: "warn",
    });
  if (one.supply) out.push({ text: t("term-supply", { count: one.supply }), kind: "" });
  if (!isDead(one) && (one.reminder ?? -1) >= 0) out.push({ text: t("term-legend-reminder"), kind: "" });
  return out;
}
