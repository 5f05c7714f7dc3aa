// What is wrong with a wish for a table, or what the books advise against, as a sentence in the reader's language.
import type { Problem } from "../messages";
import { has, t } from "./i18n.svelte";

export function sentence(problem: Problem): string {
  const values = Object.fromEntries(
    Object.entries(problem.values).map(([key, value]) => [
      key,
      key === "mode" ? t(`mode-${value}`) : key === "room" ? t(`room-${value}`) : value,
    ]),
  );
  return has(problem.key) ? t(problem.key, values) : problem.text;
}
