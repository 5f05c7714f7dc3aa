// A view as the server sends it at the start of a game, made by hand where a test needs nothing more.
import { cellName } from "../src/game/board";
import type { Candidate, Tile, View } from "../src/messages";

const CENTRE = 12;

export function seenAtStart(): View {
  const board = [...Array(25).keys()].map((cell): Tile => ({
    cell: cellName(cell),
    ...(cell === CENTRE ? { room: "central", open: true } : {}),
  }));
  const people = ["alice", "jennifer", "max", "kevin"].map((who, seat): Candidate => ({ who, seat, tile: CENTRE }));
  return {
    pov: 0,
    characters: ["alice"],
    decision: null,
    questions: {},
    options: {},
    answers: {},
    asides: {},
    deeds: {},
    may: { talk: false, claim: false, change: false, suspect: false },
    silence: "",
    board,
    people,
    lines: {},
    locks: [-1, -1],
    robots: [-1, -1],
    countdown: { lamps: 8, left: 8, begun: 0, last: false, phase: "term-phase-clue" },
    standing: [],
    goal: "term-how-to-win",
    exit: "slide",
    result: null,
    ending: null,
    won: null,
    commands: 0,
    since: 0,
    until: 0,
    events: [],
  };
}
