// What of the board is lit: whatever may be tapped next on this desk, with what that would do.
import { t } from "../lib/i18n.svelte";
import type { View } from "../messages";
import { cellOf, type Way } from "./board";
import type { Desk, Place } from "./desk.svelte";
import { known, tileOf } from "./people";
import { person } from "./words";

export function litCells(desk: Desk<Place>, view: View): Map<number, string> {
  const found = new Map<number, string>();
  for (const cell of desk.cells) found.set(cell, t("web-choose-this"));
  if (!desk.cells.length)
    for (const who of desk.targets) {
      const tile = view.board[tileOf(known(view, who))];
      if (tile && desk.peopleIn(cellOf(tile.cell)).length === 1) found.set(cellOf(tile.cell), person(who));
    }
  for (const step of desk.offer.trail)
    if (step.kind === "cell" && desk.pending) found.set(step.cell, desk.said(desk.pending));
  return found;
}

export function litLines(desk: Desk<Place>): { line: string; way: Way; text: string }[] {
  return desk.lines.map(({ line, way }) => ({
    line,
    way,
    text: t("answer-slide", { line: line.toUpperCase(), direction: t(`direction-${way}`) }),
  }));
}

/** The cells and lines that were picked. */
export function pickedOn(desk: Desk<Place>): (number | string)[] {
  return desk.offer.trail.flatMap((step): (number | string)[] =>
    step.kind === "cell" ? [step.cell] : step.kind === "line" ? [step.line + step.way] : [],
  );
}
