// The widths at which a page is laid out anew, by name. A style sheet says `@media (--phone)`; the build puts the width there.

export const WIDTHS: Record<string, string> = {
  "--phone": "(max-width: 700px)", // one hand holds it
  "--tablet": "(max-width: 999px)", // one column
  "--drawers": "(max-width: 1099px)", // beside a board there is no room for people and words
  "--finger": "(pointer: coarse), (max-width: 700px)", // everything is at least as large as a fingertip
};

/** The style sheet with widths for names; throws at a name that is not in the list. */
export function withWidths(sheet: string): string {
  return sheet.replace(/(@media[^{]*?)\((--[\w-]+)\)/g, (_, before: string, name: string) => {
    const width = WIDTHS[name];
    if (!width) throw new Error(`no width is called ${name}`);
    return before + width;
  });
}
