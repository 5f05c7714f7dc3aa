// Python with the server's application in it, started from files that are here: in a page's worker, and in Node for the tests.
import type { loadPyodide, PyodideAPI } from "pyodide";

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
  start(thinker: Thinker, changed: () => Promise<void>): Promise<Proxied>;
}
type Said = [status: number, headers: string, body: string];
interface Proxied {
  ask(method: string, address: string, headers: string, body: string): Promise<{ toJs(): Said; destroy(): void }>;
  open(address: string, hear: (what: string, text: string) => void): Wire & { destroy(): void };
}

const FILE = "/data/room25.sqlite";

export async function boot(python: PyodideAPI, runtime: Runtime, games: Games): Promise<Back> {
  const { FS } = python;
  python.unpackArchive(runtime.ours, "zip", { extractDir: "/game" });
  FS.writeFile("/libraries.zip", new Uint8Array(runtime.libraries));
  FS.mkdir("/data");
  if (games.file) FS.writeFile(FILE, games.file);
  const thinker = await Thinker.load(runtime.rules);
  const changed = (): Promise<void> => games.changed(() => FS.readFile(FILE) as Uint8Array);
  python.runPython("import sys; sys.path[:0] = ['/game', '/libraries.zip']");
  const browser = python.pyimport("room25.site.browser") as unknown as Browser;
  if (browser.are_older()) {
    FS.writeFile("/upgrade.zip", new Uint8Array(await runtime.upgrade()));
    python.runPython("sys.path.insert(1, '/upgrade.zip')");
  }
  const back = await browser.start(thinker, changed);
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

export type Load = typeof loadPyodide;

/** How Python is loaded from a folder: with the part of its standard library that is used. */
export const settings = (folder: string): Parameters<Load>[0] => ({
  indexURL: folder,
  stdLibURL: `${folder}standard.zip`,
});
