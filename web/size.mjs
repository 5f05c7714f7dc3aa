// What a browser fetches until the first board can be played, gzipped: fails over the budget. Run after the build.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET = 150_000;
const ENTRY = ["index.html", "src/pages/home/Page.svelte", "src/pages/table/Page.svelte"];
const manifest = JSON.parse(readFileSync("dist/.vite/manifest.json", "utf8"));
const languages = Object.keys(manifest).filter((name) => name.includes(".ftl"));

const wanted = new Set();
function follow(name) {
  const chunk = manifest[name];
  if (!chunk || wanted.has(chunk.file)) return;
  wanted.add(chunk.file);
  for (const sheet of chunk.css ?? []) wanted.add(sheet);
  for (const other of chunk.imports ?? []) follow(other);
}

const weight = (file) => gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length;
for (const name of ENTRY) follow(name);
const files = [...wanted].sort((a, b) => weight(b) - weight(a));
const largest = Math.max(0, ...languages.map((name) => weight(manifest[name].file)));
const total = files.reduce((sum, file) => sum + weight(file), 0) + largest;
for (const file of files) console.log(`${String(weight(file)).padStart(8)}  ${file}`);
console.log(`${String(largest).padStart(8)}  the largest language\n${String(total).padStart(8)}  of ${BUDGET} bytes to the first board`);
if (total > BUDGET) process.exit(1);
