// Where a line of the complex lies in the drawing.
import { cellsOf } from "../game/board";
import { left, PITCH, TILE, top } from "../game/motion";

const LONG = 4 * PITCH + TILE;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** it runs from the top down */
  column: boolean;
}

export function boxOf(line: string): Box {
  const cells = cellsOf(line);
  const column = cells[1]! - cells[0]! === 5;
  return { x: left(cells[0]!), y: top(cells[0]!), column, width: column ? TILE : LONG, height: column ? LONG : TILE };
}
