// The worker behind the page: fetches what it runs by, starts Python with the server's application, and passes on what is asked and said.
import { type Back, boot, type Wire } from "./boot";
import { Games } from "./games";
import type { Loader } from "./python";
import { recall, remember, runtime } from "./runtime";
import type { ToPage, ToWorker } from "./words";

const tell = (message: ToPage): void => postMessage(message);
const LOCK = "room25-games"; // one page at a time has the games
const wires = new Map<number, Wire>();
let started: (back: Back) => void;
const back = new Promise<Back>((resolve) => (started = resolve));

onmessage = (event: MessageEvent<ToWorker>): void => {
  const said = event.data;
  if (said.kind === "start") start(said).catch((error: unknown) => tell({ kind: "failed", text: String(error) }));
  else void back.then((running) => hear(running, said));
};

async function hear(running: Back, said: Exclude<ToWorker, { kind: "start" }>): Promise<void> {
  switch (said.kind) {
    case "ask": {
      const { method, address, headers, body } = said;
      const internal = { status: 500, headers: {}, body: "" };
      const answer = await running.ask(method, address, headers, body).catch(() => internal);
      return tell({ kind: "answer", n: said.n, ...answer });
    }
    case "open": {
      const { n, address } = said;
      wires.set(
        n,
        running.open(address, (what, text) => tell({ kind: "heard", n, what, text })),
      );
      return;
    }
    case "send":
      wires.get(said.n)?.send(said.text);
      return;
    case "close":
      wires.get(said.n)?.close();
      wires.delete(said.n);
  }
}

async function start({ root, files }: Extract<ToWorker, { kind: "start" }>): Promise<void> {
  const of = Object.values(files).reduce((sum, size) => sum + size, 0);
  const folder = root + Object.keys(files)[0]!.replace(/[^/]*$/, "");
  const memory = `${folder}memory`;
  const remembered = recall(memory);
  const found = await runtime(root, files, memory, (done) => tell({ kind: "fetching", done, of }));
  const taken = (name: string): ArrayBuffer => found.get(name)!;
  await alone();
  tell({ kind: "starting" });
  lend(folder, found);
  const [{ loadPyodide: load }, { default: make }, games, kept] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<{ loadPyodide: Loader["load"] }>,
    import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`) as Promise<{ default: Loader["make"] }>,
    Games.open(),
    remembered,
  ]);
  const parts = {
    ours: taken("room25.zip"),
    libraries: taken("libraries.zip"),
    rules: taken("room25.wasm"),
    upgrade: async () => (await fetch(`${folder}upgrade.zip`)).arrayBuffer(),
  };
  started(
    await boot(
      { folder, load, make, native: taken("msgspec.so") },
      parts,
      { file: await games.read(), changed: (read) => games.changed(read) },
      { kept, keep: (bytes) => void remember(memory, bytes) },
    ),
  );
  tell({ kind: "ready" });
}

/** Python's own loader asks for its files by their addresses: it gets those that are here. */
function lend(folder: string, found: Map<string, ArrayBuffer>): void {
  const fetched = self.fetch.bind(self);
  self.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const here = url.startsWith(folder) ? found.get(url.slice(folder.length)) : undefined;
    if (!here) return fetched(input, init);
    const type = url.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return Promise.resolve(new Response(here, { headers: { "content-type": type } }));
  };
}

/** Wait until no other page of ours has the games. */
async function alone(): Promise<void> {
  if (!("locks" in navigator)) return; // an address without encryption keeps nothing, so there is nothing to spoil
  await new Promise<void>((resolve) => {
    const forEver = (): Promise<never> => {
      resolve();
      return new Promise(() => undefined);
    };
    void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock) return forEver();
      tell({ kind: "elsewhere" });
      void navigator.locks.request(LOCK, forEver);
      return undefined;
    });
  });
}
