// The HTTP side of the server: one function a route, and refusals as errors that carry their code.
import type { ApiError, Code, CreateTable, FinishedGame, Lobby, Problem, Seated, TableInfo } from "../messages";

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
  let answer: unknown = null;
  try {
    answer = text ? JSON.parse(text) : null;
  } catch {
    throw new Refusal(response.ok ? "internal" : "offline", text.slice(0, 200));
  }
  if (response.ok) return answer as T;
  const refused = answer as Partial<ApiError>;
  throw new Refusal(refused.code ?? "internal", refused.text ?? response.statusText, refused.problems ?? []);
}

export const createTable = (wanted: CreateTable) => call<TableInfo>("POST", "/tables", wanted);
export const openTables = () => call<Lobby>("GET", "/tables");
export const table = (id: string) => call<TableInfo>("GET", `/tables/${id}`);
export const sitDown = (id: string, name: string, seat: number) => call<Seated>("POST", `/tables/${id}/seats`, { name, seat });
export const record = (id: string) => call<FinishedGame>("GET", `/tables/${id}/record`);
