// The words of an answer taken apart by the forms of the rulebook: `push max b2` has the form `push <target> <cell>`.
import { FORMS } from "../constants";

/** A word of an answer and what it says: its slot in the form, or nothing if it stands for itself. */
export interface Part {
  slot: string;
  word: string;
}

const SLOT = /^<(.+)>$/;
const slotOf = (kind: string) => SLOT.exec(kind)?.[1] ?? "";

/** The words of an answer, Bruce's `mimic` left out, each with its slot. */
export function read(words: readonly string[]): Part[] {
  const forms: readonly string[] = FORMS[words[0] as keyof typeof FORMS] ?? [];
  const form = forms.map((one) => one.split(" ")).find((kinds) => fits(kinds, words)) ?? [];
  return words.map((word, i) => ({ slot: slotOf(form[Math.min(i, form.length - 1)] ?? ""), word }));
}

function fits(kinds: readonly string[], words: readonly string[]): boolean {
  if (kinds.at(-1) === "<tokens>") return true;
  return kinds.length === words.length && kinds.every((kind, i) => slotOf(kind) || kind === words[i]);
}
