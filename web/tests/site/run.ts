// Starts the game of a built site in Node and runs a script of Python in it: node run.js RUNTIME SCRIPT [FILE OF GAMES [MEMORY]]. What the
// script's last line is goes into SCRIPT.said, Python's memory into MEMORY, from which the next start begins. It finds `back`, as the page does.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { boot } from "../../src/site/boot";
import type { Loader } from "../../src/site/python";

const [folder = "", script = "", file = "", memory = ""] = process.argv.slice(2);
const bring = (name: string): Promise<unknown> => import(pathToFileURL(join(folder, name)).href);
const bytes = (name: string): ArrayBuffer => {
  const found = readFileSync(join(folder, name));
  return found.buffer.slice(found.byteOffset, found.byteOffset + found.byteLength) as ArrayBuffer;
};
const load = ((await bring("pyodide.mjs")) as { loadPyodide: Loader["load"] }).loadPyodide;
const make = ((await bring("pyodide.asm.mjs")) as { default: Loader["make"] }).default;
const loader = { folder: `${folder}/`, load, make, native: bytes("msgspec.so") };
const runtime = {
  ours: bytes("room25.zip"),
  libraries: bytes("libraries.zip"),
  rules: bytes("room25.wasm"),
  upgrade: () => Promise.resolve(bytes("upgrade.zip")),
};
let kept: Uint8Array | null = file && existsSync(file) ? new Uint8Array(readFileSync(file)) : null;
try {
  const games = { file: kept, changed: async (read: () => Uint8Array) => void (kept = read()) };
  const remembered = memory && existsSync(memory) ? new Uint8Array(readFileSync(memory)) : null;
  const back = await boot(loader, runtime, games, {
    kept: remembered,
    keep: (found) => memory && writeFileSync(memory, found ?? ""),
  });
  back.python.globals.set("back", back);
  writeFileSync(`${script}.said`, String(await back.python.runPythonAsync(readFileSync(script, "utf8"))));
} catch (error) {
  console.error(String(error)); // without the line of the loader that it came through, which is a megabyte long
  process.exit(1);
}
if (file && kept) writeFileSync(file, kept);
process.exit(0);
