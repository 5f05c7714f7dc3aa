// What home page and table say is there at once; the rest of a catalogue comes with the first page that says it.
import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { LATER, partOf } from "../catalogues";
import { LANGUAGES } from "../src/constants";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);
/** Where everything lies that is shown until the first board and around it. */
const AT_ONCE = ["game", "lib", "show", "ui", "pages/home", "pages/table"];

describe.each(LANGUAGES)("the catalogue of %s", (language) => {
  const whole = read(`../../locales/${language}.ftl`);
  const [first, later] = [partOf(whole, false), partOf(whole, true)];

  it("is parted, and nothing lies in both", () => {
    expect(ids(later).length).toBeGreaterThan(300);
    expect(ids(first).filter((id) => ids(later).includes(id))).toEqual([]);
    const kept = new Set([...ids(first), ...ids(later)]);
    expect(ids(whole).filter((id) => !kept.has(id) && !id.startsWith("term-"))).toEqual([]);
  });

  it("names nothing at once that comes later", () => {
    expect(first).not.toMatch(new RegExp(`\\{ *${LATER}`));
  });
});

it("nothing that comes later is said at once", () => {
  const asked = new RegExp(`["\`](${LATER}[^"\`]*)`, "g");
  const said = AT_ONCE.flatMap((folder) =>
    readdirSync(new URL(`../src/${folder}/`, import.meta.url), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(?:svelte|ts)$/.test(file))
      .flatMap((file) => [...read(`../src/${folder}/${file}`).matchAll(asked)].map(([, id]) => `${file}: ${id}`)),
  );
  expect(said).toEqual([]);
});
