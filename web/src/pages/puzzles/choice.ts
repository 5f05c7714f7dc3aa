// Which of the puzzles somebody wants: by grade, theme and edition, and how many of them are solved.
import type { PuzzleInfo } from "../../messages";

/** What one may choose by, and what was chosen of each; nothing stands for all. */
export const KINDS = ["grade", "theme", "edition"] as const;
export type Kind = (typeof KINDS)[number];
export type Wanted = Record<Kind, string>;

export const ALL: Wanted = { grade: "", theme: "", edition: "" };

export const isWanted = (one: PuzzleInfo, wanted: Wanted): boolean =>
  KINDS.every((kind) => !wanted[kind] || String(one[kind]) === wanted[kind]);

export interface Shelf {
  key: string;
  of: number;
  solved: number;
}

/** Everything that there is to choose of a kind, with what else was chosen, in the order in which the puzzles have it. */
export function shelves(all: readonly PuzzleInfo[], kind: Kind, wanted: Wanted, solved: ReadonlySet<string>): Shelf[] {
  const found = new Map(
    all.map((one): [string, Shelf] => [String(one[kind]), { key: String(one[kind]), of: 0, solved: 0 }]),
  );
  for (const one of all) {
    if (!isWanted(one, { ...wanted, [kind]: "" })) continue;
    const shelf = found.get(String(one[kind]))!;
    shelf.of += 1;
    shelf.solved += Number(solved.has(one.id));
  }
  return [...found.values()].sort((a, b) => (kind === "grade" ? Number(a.key) - Number(b.key) : 0));
}

/** The easiest of them that is not solved; behind `after`, if it is one of them and any follow. */
export function next(
  all: readonly PuzzleInfo[],
  wanted: Wanted,
  solved: ReadonlySet<string>,
  after = "",
): PuzzleInfo | null {
  const ordered = [...all].sort((a, b) => a.grade - b.grade);
  const isLeft = (one: PuzzleInfo) => isWanted(one, wanted) && !solved.has(one.id) && one.id !== after;
  const at = ordered.findIndex((one) => one.id === after);
  return ordered.slice(at + 1).find(isLeft) ?? ordered.find(isLeft) ?? null;
}
