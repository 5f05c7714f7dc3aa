// Places by name and number: cells 0 to 24 are a1 to e5 in reading order, lines are 1 to 5 and a to e, as the server calls them.

export const SIDE = 5;
export const CENTRE = 12;
export const LINES = ["1", "2", "3", "4", "5", "a", "b", "c", "d", "e"] as const;

export type Way = "left" | "right" | "up" | "down";

export function cellName(cell: number): string {
  return "abcde"[cell % SIDE]! + String(Math.floor(cell / SIDE) + 1);
}

export function cellOf(name: string): number {
  return (Number(name[1]) - 1) * SIDE + "abcde".indexOf(name[0]!.toLowerCase());
}

export function isCell(word: string): boolean {
  return /^[a-e][1-5]$/i.test(word);
}

/** The five cells of a line, from the left or from the top. */
export function cellsOf(line: string): number[] {
  const at = LINES.indexOf(line.toLowerCase() as (typeof LINES)[number]);
  return [0, 1, 2, 3, 4].map((k) => (at < SIDE ? at * SIDE + k : k * SIDE + at - SIDE));
}

/** Where each tile of the line lies after it has slid by one: tile → cell. */
export function slid(places: readonly number[], line: string, way: Way): number[] {
  const cells = cellsOf(line);
  const step = way === "left" || way === "up" ? SIDE - 1 : 1;
  return places.map((cell) => {
    const k = cells.indexOf(cell);
    return k < 0 ? cell : cells[(k + step) % SIDE]!;
  });
}

/** Where an arrow key leads from a cell; it stays at the edge. */
export function beside(cell: number, key: string): number {
  const [row, column] = [Math.floor(cell / SIDE), cell % SIDE];
  switch (key) {
    case "ArrowUp":
      return Math.max(0, row - 1) * SIDE + column;
    case "ArrowDown":
      return Math.min(SIDE - 1, row + 1) * SIDE + column;
    case "ArrowLeft":
      return row * SIDE + Math.max(0, column - 1);
    case "ArrowRight":
      return row * SIDE + Math.min(SIDE - 1, column + 1);
    default:
      return cell;
  }
}
