// The page's side of a game without a server: requests and sockets go to the worker. What is the same for everybody lies in files.
import { state } from "./state.svelte";
import type { Files, ToPage, ToWorker } from "./words";

declare const __RUNTIME__: Files; // vite.config.ts

const BASE = new URL(".", location.href.replace(/[?#].*/, "")).href;
/** Answers that are files: they are there before Python is. */
const FILED = /^\/api\/(catalogue|lessons|puzzles|season|rules\/[\w-]+)$/;

const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
const tell = (message: ToWorker): void => worker.postMessage(message);
const asked = new Map<number, (answer: Response) => void>();
const open = new Map<number, Socket>();
let numbers = 0;

worker.onmessage = (event: MessageEvent<ToPage>): void => {
  const said = event.data;
  switch (said.kind) {
    case "fetching":
      Object.assign(state, { phase: "fetching", done: said.done, of: said.of });
      break;
    case "answer":
      asked.get(said.n)?.(new Response([204, 304].includes(said.status) ? null : said.body, said));
      asked.delete(said.n);
      break;
    case "heard":
      open.get(said.n)?.hear(said.what, said.text);
      break;
    case "failed":
      console.error(said.text);
      state.phase = "failed";
      break;
    default:
      state.phase = said.kind;
  }
};
worker.onerror = () => (state.phase = "failed");
tell({ kind: "start", root: BASE, files: __RUNTIME__ });

/** As `fetch` does it. */
export async function ask(address: string, init: RequestInit): Promise<Response> {
  const method = init.method ?? "GET";
  if (method === "GET" && FILED.test(address)) {
    const file = await fetch(`${BASE}answers/${address.slice("/api/".length).replaceAll("/", "-")}.json`).catch(
      () => null,
    );
    if (file?.ok) return file;
  }
  const n = ++numbers;
  return new Promise((resolve) => {
    asked.set(n, resolve);
    const headers = init.headers as Record<string, string>;
    tell({ kind: "ask", n, method, address, headers, body: typeof init.body === "string" ? init.body : "" });
  });
}

/** As a `WebSocket` does it. */
export class Socket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  binaryType = "blob";
  readyState = Socket.CONNECTING;
  private readonly n = ++numbers;

  constructor(address: string) {
    super();
    open.set(this.n, this);
    tell({ kind: "open", n: this.n, address: new URL(address).pathname });
  }

  send(text: string): void {
    tell({ kind: "send", n: this.n, text });
  }

  close(code = 1000, reason = ""): void {
    if (this.readyState >= Socket.CLOSING) return;
    tell({ kind: "close", n: this.n });
    this.end(code, reason);
  }

  hear(what: string, text: string): void {
    if (what === "open") {
      this.readyState = Socket.OPEN;
      this.dispatchEvent(new Event("open"));
    } else if (what === "message") this.dispatchEvent(new MessageEvent("message", { data: text }));
    else this.end(Number(text), "");
  }

  private end(code: number, reason: string): void {
    open.delete(this.n);
    this.readyState = Socket.CLOSED;
    this.dispatchEvent(new CloseEvent("close", { code, reason, wasClean: code === 1000 }));
  }
}
