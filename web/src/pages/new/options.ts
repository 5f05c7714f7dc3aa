// Which options of a box a host may tick in a mode.
import type { EditionInfo, OptionInfo } from "../../messages";

export const optionsIn = (box: EditionInfo, mode: string): OptionInfo[] =>
  box.options.filter(({ modes }) => !modes.length || modes.includes(mode));

/** Those of them that are chosen, in the order of the box. */
export const chosenIn = (box: EditionInfo, mode: string, chosen: readonly string[]): string[] =>
  optionsIn(box, mode)
    .map(({ key }) => key)
    .filter((key) => chosen.includes(key));
