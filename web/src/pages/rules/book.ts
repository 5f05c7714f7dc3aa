// The rules in one language, read from a document that is written like docs/rules/RULES.md: headings, `- **ID** text`, `**AMB-001 title**`.

export interface Book {
  /** the heading above each rule */
  titles: Record<string, string>;
  texts: Record<string, string>;
}

const HEADING = /^#{1,3} (?:[\d.]+ )?(.*)$/;
const RULE = /^- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\*\s*(.*)$/;
const RULING = /^\*\*(AMB-\d{3})\s+(.*?)\*\*$/;

export function readBook(text: string): Book {
  const book: Book = { titles: {}, texts: {} };
  let title = "";
  let id = "";
  for (const line of text.split("\n")) {
    const heading = HEADING.exec(line);
    const rule = RULE.exec(line) ?? RULING.exec(line);
    if (heading) {
      title = heading[1]!;
      id = "";
    } else if (rule) {
      id = rule[1]!;
      book.titles[id] = title;
      book.texts[id] = rule[2]!;
    } else if (id && (line.startsWith("  ") || (id.startsWith("AMB-") && line.startsWith("- ")))) {
      book.texts[id] += `\n${line.startsWith("- ") ? line.slice(2) : line.trim()}`;
    } else if (line.trim()) id = "";
  }
  return book;
}
