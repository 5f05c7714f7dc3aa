// The rules page: what Markdown it reads, how it searches, and how a translated book is read.
import { describe, expect, it } from "vitest";

import { readBook } from "../src/pages/rules/book";
import { disagree, isYesNo, stands } from "../src/pages/rules/differences";
import { blocks, editionsOf, plain, spans } from "../src/pages/rules/markdown";
import { cut, folded, matches } from "../src/pages/rules/search";

describe("a rule's text", () => {
  it("has marks of editions, ids and words", () => {
    expect(spans("`S2,EN` Once **laid** it stays. → AMB-014 (`key`)")).toEqual([
      { kind: "marks", marks: ["S2", "EN"], text: "S2,EN" },
      { kind: "text", text: " Once " },
      { kind: "strong", text: "laid" },
      { kind: "text", text: " it stays. → " },
      { kind: "rule", id: "AMB-014", text: "AMB-014" },
      { kind: "text", text: " (" },
      { kind: "code", text: "key" },
      { kind: "text", text: ")" },
    ]);
  });

  it("links only ids that there are", () => {
    expect(
      spans("see ROOM-ACID-01 and UTF-16", (id) => id === "ROOM-ACID-01").filter((span) => span.kind === "rule"),
    ).toHaveLength(1);
  });

  it("keeps tables as tables and lists as lists", () => {
    const [line, table, item] = blocks("Rounds:\n\n| mode | base |\n|---|---|\n| Solo | 8 |\n- one more");
    expect(line?.kind).toBe("line");
    expect(table).toMatchObject({ kind: "table", rows: [[[{ text: "Solo" }], [{ text: "8" }]]] });
    expect(item?.kind).toBe("item");
  });

  it("names the editions behind the marks once", () => {
    expect(editionsOf(["S2", "X"])).toEqual(["season2", "ultimate-en", "ultimate-pl", "ultimate-uk"]);
    expect(plain("`ALL` **a**  | b")).toBe("ALL a b");
  });
});

describe("the search", () => {
  it("forgives accents but keeps letters apart", () => {
    expect(matches("regeneration", "Salle Régénération")).toBe(true);
    expect(matches("zamkniecie", "Zamknięcie")).toBe(true);
    expect(matches("smierc", "Śmierć")).toBe(true);
    expect(folded("її")).not.toBe(folded("іі"));
  });

  it("wants every word", () => {
    expect(matches("acid second", "Acid bath: when a second one comes in")).toBe(true);
    expect(matches("acid robot", "Acid bath")).toBe(false);
    expect(matches("", "anything")).toBe(true);
  });

  it("lights what it found", () => {
    expect(cut("Bain d’acide", "acide")).toEqual([
      { text: "Bain d’", hit: false },
      { text: "acide", hit: true },
    ]);
    expect(cut("Été", "ete")).toEqual([{ text: "Été", hit: true }]);
    expect(cut("nothing", "")).toEqual([{ text: "nothing", hit: false }]);
  });
});

describe("where the editions disagree", () => {
  it("reads one number, or a number for some modes", () => {
    expect(stands("1")).toEqual([{ value: 1, modes: [] }]);
    expect(stands("0: solo; 1: suspicion, cooperation madness")).toEqual([
      { value: 0, modes: ["solo"] },
      { value: 1, modes: ["suspicion", "cooperation madness"] },
    ]);
  });

  it("leaves out what they agree on", () => {
    expect(disagree(["0", "0"])).toBe(false);
    expect(disagree(["0", "1: solo; 0: team"])).toBe(true);
    expect(isYesNo(["0", "1"], () => false)).toBe(true);
    expect(isYesNo(["0", "2"], () => false)).toBe(false);
  });
});

describe("a book in another language", () => {
  it("gives each rule its text and its heading", () => {
    const book = readBook(
      "# Règles\n\n## 2.1 Mise en place\n\n- **SETUP-01** `ALL` Chacun prend\n  son pion.\n\n  | a |\n\n## Cas\n\n**AMB-001 La question**\n- *Options* : (a)\n- *Décision* : (b)\n\nautre chose\n",
    );
    expect(book.titles).toEqual({ "SETUP-01": "Mise en place", "AMB-001": "Cas" });
    expect(book.texts["SETUP-01"]).toBe("`ALL` Chacun prend\nson pion.\n| a |");
    expect(book.texts["AMB-001"]).toBe("La question\n*Options* : (a)\n*Décision* : (b)");
  });
});
