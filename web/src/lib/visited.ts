// The tables where this browser has been, newest first, so that the way back is one tap.
import { held } from "./keys";
import { keep, recall } from "./kept";

export interface Visit {
  id: string;
  edition: string;
  mode: string;
  /** when this browser came there first, in milliseconds */
  since?: number;
}

const MOST = 8;

export function visited(): Visit[] {
  return recall<Visit[]>("visited", []);
}

/** The same, where this browser holds a seat. */
export function myTables(): Visit[] {
  return visited().filter((one) => Object.keys(held(one.id).seats).length > 0);
}

export function remember(visit: Visit): void {
  const since = visited().find((one) => one.id === visit.id)?.since ?? Date.now();
  keep("visited", [{ ...visit, since }, ...visited().filter((one) => one.id !== visit.id)].slice(0, MOST));
}

export function leaveOut(id: string): void {
  keep(
    "visited",
    visited().filter((one) => one.id !== id),
  );
}
