// The action tokens by the numbers that the state has for them.
import { TOKENS } from "../constants";

const TALENT = "talent";

/** The four that everybody has. */
export const BASIC: readonly string[] = TOKENS.filter((token) => token !== TALENT);

/** What a number in a slot shows: one of the four, a talent, or the second sign of a talent that has two. */
export const SHOWN: readonly string[] = [...TOKENS, `${TALENT}-robot`];
