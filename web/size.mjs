// What a browser fetches until the first board can be played, gzipped: fails over the budget. Run after the build.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

// Of these about 125 kB are the game in its largest language, and 39 kB letters: the Latin ones and those of Ukrainian. A page without
// letters of its own would be lighter, and would not fit every machine.
const BUDGET = 170_000;
const LETTERS = { pl: "latin-ext", uk: "cyrillic" }; // beside the Latin ones, which everybody needs
const ENTRY = ["index.html", "src/pages/home/Page.svelte", "src/pages/table/Page.svelte", "src/game/Screen.svelte"];
const manifest = JSON.parse(readFileSync("dist/.vite/manifest.json", "utf8"));
const languages = Object.keys(manifest).filter((name) => /locales\/\w+\.ftl\?catalogue$/.test(name)); // the rest of it and the host of the show come later

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
const letters = (part) => (part ? weight(manifest[`node_modules/.fonts/${part}.woff2`].file) : 0);
const latin = letters("latin");
const spoken = languages.map((name) => ({
  catalogue: weight(manifest[name].file),
  own: letters(LETTERS[name.match(/(\w+)\.ftl/)[1]]),
}));
const largest = spoken.reduce((most, one) => (one.catalogue + one.own > most.catalogue + most.own ? one : most));
const total = files.reduce((sum, file) => sum + weight(file), 0) + latin + largest.catalogue + largest.own;
const row = (bytes, what) => console.log(`${String(bytes).padStart(8)}  ${what}`);
for (const file of files) row(weight(file), file);
row(latin, "the Latin letters");
row(largest.catalogue, "the largest language");
row(largest.own, "its own letters");
row(total, `of ${BUDGET} bytes to the first board`);
if (total > BUDGET) process.exit(1);
