// What the style sheets promise: colours stand in one place, and a page is laid out anew at few widths, which have names.
import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { WIDTHS, withWidths } from "../src/ui/widths";

const SOURCES = new URL("../src/", import.meta.url);
const sheets = (readdirSync(SOURCES, { recursive: true }) as string[])
  .filter((name) => /\.(svelte|css)$/.test(name))
  .map((name) => ({ name, text: readFileSync(new URL(name, SOURCES), "utf8") }));

const found = (what: RegExp, sheet: { name: string; text: string }) =>
  (sheet.text.match(what) ?? []).map((one) => `${sheet.name}: ${one}`);

describe("style sheets", () => {
  test("no sheet but the themes names a colour", () => {
    const colours = /(?<=[:\s(,])(?:#[0-9a-f]{3,8}(?=[;\s,)])|(?:rgb|hsl)a?\()/gi;
    expect(sheets.filter((one) => one.name !== "themes.css").flatMap((one) => found(colours, one))).toEqual([]);
    expect(sheets.filter((one) => one.name === "themes.css").flatMap((one) => found(colours, one))).not.toEqual([]);
  });

  test("widths have names", () => {
    expect(sheets.flatMap((one) => found(/@media[^{]*width[^{]*/g, one))).toEqual([]);
    const used = new Set(sheets.flatMap((one) => one.text.match(/(?<=@media[^{]*\()--[\w-]+/g) ?? []));
    expect([...used].sort()).toEqual(Object.keys(WIDTHS).sort());
  });

  test("a name becomes its width, and an unknown one is refused", () => {
    expect(withWidths("@media (--phone) { a { color: red } }")).toBe("@media (max-width: 700px) { a { color: red } }");
    expect(() => withWidths("@media (--watch) {}")).toThrow("no width is called --watch");
  });
});
