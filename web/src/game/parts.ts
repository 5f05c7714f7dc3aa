// The parts of the game screen that others find by name: hints point at them, keys jump to them. An element says what it is
// in `data-part`, several words if it is several things; how it looks is nobody's business but its style sheet's.

export type Part =
  | "say" // the sentence on top
  | "lamps"
  | "order"
  | `cell-${number}`
  | "lit-cell"
  | "dark-cell"
  | "lit-arrow"
  | "fixed-arrow"
  | "foot"
  | "tokens"
  | "adrenaline"
  | "ready" // the button, when it may be pressed
  | "tools" // ways to act
  | "picks" // people, robots and plain answers
  | "confirm"
  | "tell"
  | "mark" // what one thinks of somebody
  | "drawers"
  | "people-drawer"
  | "over";

/** A selector of CSS for them. */
export const selector = (part: Part): string => `[data-part~="${part}"]`;

/** For `data-part`: those of the parts that an element is now. */
export const parts = (...names: (Part | false)[]): string | undefined => names.filter(Boolean).join(" ") || undefined;
