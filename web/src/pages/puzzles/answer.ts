// An answer for people: tokens by their names, anything else by its sentence.
import { ability, say, type SideName } from "../../game/words";
import type { PuzzleTask } from "../../messages";

export function inWords({ info, view }: PuzzleTask, words: string, sideName: SideName): string {
  const [verb, ...tokens] = words.split(" ");
  if (verb === "program") return tokens.map((token) => ability(info.who, token)).join(", ");
  const said = view.answers[info.who]?.[view.options[info.who]?.indexOf(words) ?? -1];
  return said ? say(said, sideName, info.who) : words;
}
