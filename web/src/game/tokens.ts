// The action tokens.
import { TOKENS } from "../constants";

/** The four that everybody has. */
export const BASIC: readonly string[] = TOKENS.filter((token) => token !== "talent");
