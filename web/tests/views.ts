// A view as the server sends it at the start of a game, made by hand where a test needs nothing more.
import { cellName } from "../src/game/board";
import type { Flat, Square, View } from "../src/messages";

const zeros = (n: number) => Array.from({ length: n }, () => 0);

export function seenAtStart(): View {
  const cells = [...Array(25).keys()];
  const board: Record<string, Square> = {};
  for (const cell of cells) board[cellName(cell)] = { room: cell === 12 ? "central" : null, open: cell === 12 };
  const flat = {
    cell_of: cells,
    tile_at: cells,
    face_up: cells.map((cell) => (cell === 12 ? 1 : 0)),
    closed: zeros(25),
    turned: zeros(25),
    claims: zeros(25),
    lock: [-1, -1],
    robot: [-1, -1],
    stands_on: [12, 12, 12, 12, -2, -2, -2, -2],
    owner: [0, 1, 2, 3, -1, -1, -1, -1],
    reminder: Array(8).fill(-1),
    hidden: zeros(8),
    line_controls: zeros(10),
    rounds_left: 8,
    rounds_begun: 0,
  } as unknown as Flat;
  return {
    pov: 0,
    characters: ["alice"],
    decision: null,
    options: {},
    asides: {},
    board,
    places: {},
    silence: "",
    result: null,
    commands: 0,
    flat,
    since: 0,
    until: 0,
    events: [],
  };
}
