// The HTTP side of the server: one function a route, and refusals as errors that carry their code.
import type {
  ApiError,
  Catalogue,
  Checked,
  Code,
  Created,
  CreateTable,
  FinishedGame,
  Kept,
  Lobby,
  NextTable,
  Problem,
  Replay,
  Rules,
  Seated,
  TableInfo,
} from "../messages";

export class Refusal extends Error {
  readonly code: Code | "offline";
  readonly problems: Problem[];

  constructor(code: Code | "offline", text: string, problems: Problem[] = []) {
    super(text);
    this.code = code;
    this.problems = problems;
  }
}

export async function call<T>(method: string, path: string, body?: unknown, key = ""): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(key ? { authorization: `Bearer ${key}` } : {}),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch (error) {
    throw new Refusal("offline", String(error));
  }
  const text = await response.text();
  let answer: unknown;
  try {
    answer = text ? JSON.parse(text) : null;
  } catch {
    throw new Refusal(response.ok ? "internal" : "offline", text.slice(0, 200));
  }
  if (response.ok) return answer as T;
  const refused = (answer ?? {}) as Partial<ApiError>; // a proxy may answer with nothing
  throw new Refusal(refused.code ?? "internal", refused.text ?? response.statusText, refused.problems ?? []);
}

const seats = (id: string) => `/tables/${id}/seats`;

export const createTable = (wanted: CreateTable) => call<Created>("POST", "/tables", wanted);
export const check = (wanted: CreateTable) => call<Checked>("POST", "/check", wanted);
export const openTables = () => call<Lobby>("GET", "/tables");
export const table = (id: string) => call<TableInfo>("GET", `/tables/${id}`);
export const sitDown = (id: string, name: string, seat: number) => call<Seated>("POST", seats(id), { name, seat });
export const leaveSeat = (id: string, seat: number, key: string) =>
  call<unknown>("DELETE", `${seats(id)}/${seat}`, undefined, key);
export const seatBot = (id: string, seat: number, bot: string, host: string) =>
  call<unknown>("PUT", `${seats(id)}/${seat}/bot`, { bot }, host);
export const rematch = (id: string, key: string) => call<NextTable>("POST", `/tables/${id}/rematch`, undefined, key);
export const record = (id: string, kind: "tables" | "records" = "tables") =>
  call<FinishedGame>("GET", kind === "tables" ? `/tables/${id}/record` : `/records/${id}`);
export const upload = (text: string) => call<Kept>("POST", "/records", { record: text });
export const replay = (kind: "tables" | "records", id: string, pov: number | "all", from: number, count: number) =>
  call<Replay>("GET", `/${kind}/${id}/replay?pov=${pov}&from=${from}&count=${count}`);

let known: Promise<Catalogue> | null = null;
/** Everything that a set-up page needs; fetched once. */
export function catalogue(): Promise<Catalogue> {
  known ??= call<Catalogue>("GET", "/catalogue").catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

const books = new Map<string, Promise<Rules>>();
/** The rules of an edition; fetched once. */
export function rules(edition: string): Promise<Rules> {
  const found = books.get(edition) ?? call<Rules>("GET", `/rules/${edition}`);
  books.set(edition, found);
  found.catch(() => books.delete(edition));
  return found;
}
