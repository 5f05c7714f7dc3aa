// Finding things by some of their letters, in whatever language and however accented.

/** Small letters without accents, so that "cle" finds "clé" and "zbior" finds "zbiór". */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/(?<![иі])\p{M}/gu, "")
    .normalize("NFC")
    .replaceAll("ł", "l")
    .replaceAll(/[’ʼ']/g, "'");
}

/** Are all words of the query somewhere in these texts? */
export function matches(query: string, ...texts: string[]): boolean {
  const words = folded(query).split(/\s+/).filter(Boolean);
  const text = folded(texts.join(" \n "));
  return words.every((word) => text.includes(word));
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text cut where the words of the query stand in it. */
export function cut(text: string, query: string): Piece[] {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  const low = folded(text);
  if (!words.length || low.length !== text.length) return [{ text, hit: false }];
  const pieces: Piece[] = [];
  let from = 0;
  while (from < text.length) {
    const next = words
      .map((word) => ({ at: low.indexOf(word, from), length: word.length }))
      .filter((one) => one.at >= 0)
      .sort((a, b) => a.at - b.at || b.length - a.length)[0];
    if (!next) break;
    if (next.at > from) pieces.push({ text: text.slice(from, next.at), hit: false });
    pieces.push({ text: text.slice(next.at, next.at + next.length), hit: true });
    from = next.at + next.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), hit: false });
  return pieces;
}
