// Starts the game of a built site in Node and runs a script of Python in it: node run.js RUNTIME SCRIPT [FILE OF GAMES]. What the script's
// last line is goes into SCRIPT.said. It finds `back`, as the page does.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { boot, type Load, settings } from "../../src/site/boot";

const [folder = "", script = "", file = ""] = process.argv.slice(2);
const bytes = (name: string): ArrayBuffer => {
  const found = readFileSync(join(folder, name));
  return found.buffer.slice(found.byteOffset, found.byteOffset + found.byteLength) as ArrayBuffer;
};
const { loadPyodide } = (await import(pathToFileURL(join(folder, "pyodide.mjs")).href)) as { loadPyodide: Load };
const python = await loadPyodide(settings(`${folder}/`));
const runtime = {
  ours: bytes("room25.zip"),
  libraries: bytes("libraries.zip"),
  rules: bytes("room25.wasm"),
  upgrade: () => Promise.resolve(bytes("upgrade.zip")),
};
let kept: Uint8Array | null = file && existsSync(file) ? new Uint8Array(readFileSync(file)) : null;
try {
  const back = await boot(python, runtime, { file: kept, changed: async (read) => void (kept = read()) });
  python.globals.set("back", back);
  writeFileSync(`${script}.said`, String(await python.runPythonAsync(readFileSync(script, "utf8"))));
} catch (error) {
  console.error(String(error)); // without the line of the loader that it came through, which is a megabyte long
  process.exit(1);
}
if (file && kept) writeFileSync(file, kept);
process.exit(0);
