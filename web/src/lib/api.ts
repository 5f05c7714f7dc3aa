// The HTTP side of the server: one function a route, and refusals as errors that carry their code.
import type {
  AdminTables,
  ApiError,
  Catalogue,
  ChangeTable,
  Checked,
  Code,
  Created,
  CreateTable,
  FinishedGame,
  GiveOrder,
  Kept,
  Lessons,
  Lobby,
  NextTable,
  Order,
  Problem,
  Replay,
  Rules,
  Seated,
  TableInfo,
} from "../messages";
import { ask } from "./back";

export class Refusal extends Error {
  readonly code: Code | "offline";
  readonly problems: Problem[];

  constructor(code: Code | "offline", text: string, problems: Problem[] = []) {
    super(text);
    this.code = code;
    this.problems = problems;
  }
}

const TRIES = 4;
const PAUSE = 700; // milliseconds, longer each time

/** Ids are made once for each request: sent again after a lost answer, it has one effect and gets the same answer. */
function requestId(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** The same with an id, and as often as it takes until the server has answered. */
export async function insist<T>(method: string, path: string, body?: unknown, key = ""): Promise<T> {
  const id = requestId();
  for (let tried = 1; ; tried++) {
    try {
      return await call<T>(method, path, body, key, id);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "offline" || tried === TRIES) throw error;
      await new Promise((wake) => setTimeout(wake, PAUSE * tried));
    }
  }
}

export async function call<T>(method: string, path: string, body?: unknown, key = "", id = ""): Promise<T> {
  let response: Response;
  try {
    response = await ask(`/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(key ? { authorization: `Bearer ${key}` } : {}),
        ...(id ? { "idempotency-key": id } : {}),
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

export const createTable = (wanted: CreateTable) => insist<Created>("POST", "/tables", wanted);
export const check = (wanted: CreateTable) => call<Checked>("POST", "/check", wanted);
export const openTables = () => call<Lobby>("GET", "/tables");
export const table = (id: string) => call<TableInfo>("GET", `/tables/${id}`);
export const sitDown = (id: string, name: string, seat: number, seal: string, host = "") =>
  insist<Seated>("POST", seats(id), { name, seat, seal }, host);
export const openNumber = (id: string, seat: number, number: string, key: string) =>
  insist<unknown>("PUT", `${seats(id)}/${seat}/number`, { number }, key);
export const leaveSeat = (id: string, seat: number, key: string) =>
  insist<unknown>("DELETE", `${seats(id)}/${seat}`, undefined, key);
export const seatBot = (id: string, seat: number, bot: string, host: string) =>
  call<unknown>("PUT", `${seats(id)}/${seat}/bot`, { bot }, host);
export const chooseFigure = (id: string, seat: number, figure: string, key: string) =>
  call<unknown>("PUT", `${seats(id)}/${seat}/figure`, { figure }, key);
export const passHost = (id: string, seat: number, key: string) =>
  call<unknown>("PUT", `/tables/${id}/host`, { seat }, key);
export const changeTable = (id: string, wanted: ChangeTable, host: string) =>
  call<TableInfo>("PUT", `/tables/${id}/setup`, wanted, host);
export const startTable = (id: string, host: string) => call<unknown>("POST", `/tables/${id}/start`, undefined, host);
export const rematch = (id: string, key: string) => insist<NextTable>("POST", `/tables/${id}/rematch`, undefined, key);
export const record = (id: string, kind: "tables" | "records" = "tables") =>
  call<FinishedGame>("GET", kind === "tables" ? `/tables/${id}/record` : `/records/${id}`);
export const upload = (text: string) => call<Kept>("POST", "/records", { record: text });
export const replay = (kind: "tables" | "records", id: string, pov: number | "all", from: number, count: number) =>
  call<Replay>("GET", `/${kind}/${id}/replay?pov=${pov}&from=${from}&count=${count}`);

export const adminOverview = (key: string) => call<AdminTables>("GET", "/admin", undefined, key);
export const giveOrder = (order: GiveOrder, key: string) => call<Order>("POST", "/admin/orders", order, key);
export const takeBack = (order: Order, key: string) =>
  call<AdminTables>("POST", "/admin/orders/back", { kind: order.kind, target: order.target }, key);

export const beginLesson = (key: string) => call<Created>("POST", `/lessons/${key}`);
let taught: Promise<Lessons> | null = null;
/** Every lesson with its steps; fetched once. */
export function lessons(): Promise<Lessons> {
  taught ??= call<Lessons>("GET", "/lessons").catch((error: unknown) => {
    taught = null;
    throw error;
  });
  return taught;
}

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
