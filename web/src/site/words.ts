// What the page and its worker say to each other.

/** Files that are fetched once, below the folder of the page, and their sizes. */
export type Files = Record<string, number>;

export type ToWorker =
  | { kind: "start"; root: string; files: Files }
  | { kind: "ask"; n: number; method: string; address: string; headers: Record<string, string>; body: string }
  | { kind: "open"; n: number; address: string }
  | { kind: "send"; n: number; text: string }
  | { kind: "close"; n: number };

export type ToPage =
  | { kind: "fetching"; done: number; of: number }
  | { kind: "starting" }
  | { kind: "elsewhere" }
  | { kind: "ready" }
  | { kind: "failed"; text: string }
  | { kind: "answer"; n: number; status: number; headers: Record<string, string>; body: string }
  | { kind: "heard"; n: number; what: string; text: string };
