// Python with the server's application in it, started from files that are here: in a page's worker, and in Node for the tests.
import type { PyodideAPI } from "pyodide";

import { type Loader, start } from "./python";
import { Thinker } from "./thinker";

/** What is fetched once. */
export interface Runtime {
  ours: ArrayBuffer; // our package, unpacked into the file system of Python
  libraries: ArrayBuffer; // read from where they are packed
  rules: ArrayBuffer; // WebAssembly
  upgrade(): Promise<ArrayBuffer>; // the same libraries and more, for games of an older version
}

/** The games of before, and what is to be done when they have changed: what has been said counts when that is done. */
export interface Games {
  file: Uint8Array | null;
  changed(read: () => Uint8Array): Promise<void>;
}

/** Python's memory with everything imported, as an earlier start has kept it; and what keeps it for a later one. */
export interface Memory {
  kept: Uint8Array | null;
  keep(memory: Uint8Array | null): void;
}

/** An open socket, seen from here. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** What is asked of the application. */
export interface Back {
  ask(method: string, address: string, headers: Record<string, string>, body: string): Promise<Reply>;
  open(address: string, hear: (what: string, text: string) => void): Wire;
  /** for tests: more of Python */
  python: PyodideAPI;
}

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface Browser {
  are_older(): boolean;
  prepare(): void;
  start(thinker: Thinker, changed: () => Promise<void>): Promise<Proxied>;
}
type Said = [status: number, headers: string, body: string];
interface Proxied {
  ask(method: string, address: string, headers: string, body: string): Promise<{ toJs(): Said; destroy(): void }>;
  open(address: string, hear: (what: string, text: string) => void): Wire & { destroy(): void };
}

const FILE = "/data/room25.sqlite";

export async function boot(loader: Loader, runtime: Runtime, games: Games, memory: Memory): Promise<Back> {
  const thinker = Thinker.load(runtime.rules);
  const python = await prepared(loader, runtime, games, memory);
  const changed = (): Promise<void> => games.changed(() => python.FS.readFile(FILE) as Uint8Array);
  const browser = python.pyimport("room25.site.browser") as unknown as Browser;
  const back = await browser.start(await thinker, changed);
  return {
    python,
    async ask(method, address, headers, body) {
      const said = await back.ask(method, address, JSON.stringify(headers), body);
      const [status, found, text] = said.toJs();
      said.destroy();
      return { status, headers: JSON.parse(found) as Record<string, string>, body: text };
    },
    open(address, hear) {
      const wire = back.open(address, hear);
      return {
        send: (text) => wire.send(text),
        close: () => wire.close(),
      };
    },
  };
}

/** Python with everything imported and the games laid before it. */
async function prepared(loader: Loader, runtime: Runtime, games: Games, memory: Memory): Promise<PyodideAPI> {
  if (memory.kept) {
    try {
      const python = await start(loader, memory.kept);
      lay(python, runtime, games);
      python.pyimport("room25.site.browser"); // as it is in memory
      return python;
    } catch (error) {
      console.warn(String(error)); // a browser of another mind than the one that kept it: from the beginning, then
      memory.keep(null);
    }
  }
  const python = await start(loader, null);
  lay(python, runtime, games);
  python.runPython("import sys; sys.path[:0] = ['/game', '/libraries.zip']");
  const browser = python.pyimport("room25.site.browser") as unknown as Browser & { destroy(): void };
  const older = browser.are_older();
  if (older) {
    python.FS.writeFile("/upgrade.zip", new Uint8Array(await runtime.upgrade()));
    python.runPython("sys.path.insert(1, '/upgrade.zip')");
  }
  browser.prepare();
  browser.destroy();
  if (!older) memory.keep(python.makeMemorySnapshot());
  return python;
}

/** The files that Python reads. */
function lay(python: PyodideAPI, runtime: Runtime, games: Games): void {
  python.unpackArchive(runtime.ours, "zip", { extractDir: "/game" });
  python.FS.writeFile("/libraries.zip", new Uint8Array(runtime.libraries));
  python.FS.mkdir("/data");
  if (games.file) python.FS.writeFile(FILE, games.file);
}
