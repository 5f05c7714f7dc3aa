// What of the catalogues a browser fetches, and when: what home page and table say at once, the rest with the first page that says it.
import type { Plugin } from "vite";

const BODY = String.raw`[\w-]* =.*\n(?:[ }].*\n|\n(?= ))*`;

/** What only the terminal says: its help on typing, its questions before a game, what it did not understand. */
const TYPED = new RegExp(
  `^term-(?:help|wrong|knowledge(?!-role)|setup|quit|hand-over|program-how|choose(?!-name)|discard|corridor|locks|goodbye|welcome|save|not-a-record)${BODY}`,
  "gm",
);
/** What neither the home page nor a game says, by how its name begins. */
export const LATER =
  "(?:bet|build|complex|difference|learn|option|problem|puzzle|replay|review|rules(?!-all\\b(?!-))|season|story|warning|web-puzzle|whatif(?!-title))-";
const SAID_LATER = new RegExp(`^${LATER}${BODY}`, "gm");

/** A part of a catalogue, without its comments and without what only the terminal says: the browser reads neither. */
export function partOf(catalogue: string, isLater: boolean): string {
  const plain = catalogue
    .replace(/^#.*\n/gm, "")
    .replace(TYPED, "")
    .replace(/\n{2,}/g, "\n");
  return isLater ? (plain.match(SAID_LATER) ?? []).join("") : plain.replace(SAID_LATER, "");
}

export function catalogues(): Plugin {
  return {
    name: "room25-catalogues",
    enforce: "pre",
    transform(code, id) {
      const part = /\.ftl\?(catalogue|later)$/.exec(id)?.[1];
      if (!part) return null;
      return { code: `export default ${JSON.stringify(partOf(code, part === "later"))}`, map: null };
    },
  };
}
