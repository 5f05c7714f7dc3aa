// The guided first games: each is a real game on the server, with bots where others are needed.
import type { CreateTable } from "../../messages";

export interface Lesson {
  key: string;
  wanted: CreateTable;
}

export const LESSONS: readonly Lesson[] = [
  { key: "solo", wanted: { edition: "base", mode: "solo", seats: 1, complex: "beginner", listed: false } },
  {
    key: "program",
    wanted: { edition: "base", mode: "cooperation", seats: 4, complex: "beginner", bots: bots(3), listed: false },
  },
  {
    key: "suspicion",
    wanted: { edition: "base", mode: "suspicion", seats: 5, complex: "expert-suspicion", bots: bots(4), listed: false },
  },
];

function bots(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [String(i + 1), "explorer"]));
}

export function lessonAfter(key: string): Lesson | null {
  const at = LESSONS.findIndex((lesson) => lesson.key === key);
  return at < 0 ? null : (LESSONS[at + 1] ?? null);
}
