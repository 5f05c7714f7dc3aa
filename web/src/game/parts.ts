// The parts of the game screen that others find by name: hints point at them, keys jump to them. An element says what it is
// in `data-part`, several words if it is several things; how it looks is nobody's business but its style sheet's.

export type Part =
  | "say" // the sentence on top
  | "lamps"
  | "order"
  | `cell-${number}`
  | "lit-cell"
  | "dark-cell"
  | `arrow-${string}` // a line and its way
  | "lit-arrow"
  | "fixed-arrow"
  | "foot"
  | "tokens"
  | `token-${string}`
  | `slot-${number}`
  | `tab-${string}` // of the character who programs
  | "adrenaline"
  | "ready" // the button, when it may be pressed
  | "tools" // ways to act
  | `tool-${string}`
  | "picks" // people, robots and plain answers
  | `person-${string}`
  | `robot-${number}`
  | `plain-${string}`
  | "confirm"
  | "deeds" // what may be done beside answering
  | "cancel"
  | "tell"
  | "mark" // what one thinks of somebody
  | "drawers"
  | "people-drawer"
  | "over";

/** A selector of CSS for them. */
export const selector = (part: Part): string => `[data-part~="${part}"]`;

/** Words as part of a name: a name holds no blank. */
export const joined = (words: string): string => words.replaceAll(" ", "_");

/** For `data-part`: those of the parts that an element is now. */
export const parts = (...names: (Part | false)[]): string | undefined => names.filter(Boolean).join(" ") || undefined;
