// The widths at which a page is laid out anew, by name. A style sheet says `@media (--phone)`; the build puts the width there.

export const WIDTHS: Record<string, string> = {
  "--phone": "(max-width: 700px)", // one hand holds it
  "--tablet": "(max-width: 999px)", // one column
  "--drawers": "(max-width: 1099px)", // beside a board there is no room for people and words
  "--low": "(min-width: 1100px) and (max-height: 780px)", // a laptop: people and words beside the board, and little height for it
  "--flat": "(max-width: 1099px) and (max-height: 520px)", // a phone on its side: the board beside what there is to choose
  "--hand": "(max-width: 700px), (max-width: 1099px) and (max-height: 520px)", // a phone, however it is held
  "--tall": "(max-width: 700px) and (min-height: 700px)", // a phone with room to spare below the board
  "--spare": "(max-width: 700px) and (min-height: 700px), (max-width: 1099px) and (max-height: 520px)", // room below or beside the board
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
