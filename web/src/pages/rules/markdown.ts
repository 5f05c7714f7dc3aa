// The little Markdown that the rules are written in: paragraphs, lists, tables; inside them marks of editions, ids of rules, bold, italic.

import { MARKS } from "../../constants";

/** which editions a plate of the rule book stands for */
const BOOKS: Record<string, readonly string[]> = MARKS;

export type Span =
  | { kind: "text"; text: string }
  | { kind: "strong" | "soft"; text: string }
  /** marks of editions, `S2,EN` */
  | { kind: "marks"; marks: string[]; text: string }
  | { kind: "code"; text: string }
  | { kind: "rule"; id: string; text: string };

export type Block =
  | { kind: "line"; spans: Span[] }
  | { kind: "item"; spans: Span[] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const PIECE =
  /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\b(AMB-\d{3}|[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-(?:\d{2}|GEN|[A-Z]{3,}))\b/g;

/** A line as pieces. `isRule` says which words are ids of rules. */
export function spans(text: string, isRule: (id: string) => boolean = () => true): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(PIECE)) {
    const [whole, code, strong, soft, id] = match;
    if (id !== undefined && !isRule(id)) continue;
    if (match.index > from) found.push({ kind: "text", text: text.slice(from, match.index) });
    from = match.index + whole.length;
    if (code !== undefined) {
      const marks = code.split(/[, ]+/);
      found.push(
        marks.every((mark) => mark in BOOKS) ? { kind: "marks", marks, text: code } : { kind: "code", text: code },
      );
    } else if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (soft !== undefined) found.push({ kind: "soft", text: soft });
    else found.push({ kind: "rule", id: id!, text: id! });
  }
  if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
  return found;
}

const cells = (line: string) =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

export function blocks(text: string, isRule: (id: string) => boolean = () => true): Block[] {
  const found: Block[] = [];
  const lines = text.split("\n").map((line) => line.trim());
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    if (!line) continue;
    if (line.startsWith("|")) {
      const rows: string[][] = [];
      for (; lines[i]?.startsWith("|"); i++) if (!/^\|[-| :]+$/.test(lines[i]!)) rows.push(cells(lines[i]!));
      i--;
      const [head = [], ...body] = rows.map((row) => row.map((cell) => spans(cell, isRule)));
      found.push({ kind: "table", head, rows: body });
    } else if (/^[-*] /.test(line)) found.push({ kind: "item", spans: spans(line.slice(2), isRule) });
    else found.push({ kind: "line", spans: spans(line, isRule) });
  }
  return found;
}

/** The editions that some marks name. */
export function editionsOf(marks: readonly string[]): string[] {
  return [...new Set(marks.flatMap((mark) => BOOKS[mark] ?? []))];
}

/** The text that a reader sees, for searching. */
export function plain(text: string): string {
  return text.replaceAll(/[*`|]/g, " ").replaceAll(/\s+/g, " ").trim();
}
