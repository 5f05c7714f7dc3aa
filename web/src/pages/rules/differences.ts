// What an edition says on a matter where they disagree: one number for all modes, or a number for some of them.

export interface Stand {
  value: number;
  /** `suspicion`, `cooperation madness`; none: in all of them */
  modes: string[];
}

/** Reads "1" and "0: solo; 1: suspicion, cooperation madness". */
export function stands(text: string): Stand[] {
  return text.split(";").map((part) => {
    const [value = "", modes = ""] = part.split(":");
    return {
      value: Number(value),
      modes: modes
        .split(",")
        .map((mode) => mode.trim())
        .filter(Boolean),
    };
  });
}

/** Do the editions that are compared really disagree? A host's option is off everywhere. */
export function disagree(said: readonly string[]): boolean {
  return new Set(said).size > 1;
}

/** Is this switch only ever on or off? */
export function isYesNo(said: readonly string[], has: (value: number) => boolean): boolean {
  return said.flatMap(stands).every((stand) => stand.value < 2) && !has(0);
}
