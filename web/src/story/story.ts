// What a finished game has to tell: where everybody went, what was said and what was true, who died where, and the best lie.
import { CHARACTERS, ROOMS } from "../constants";
import { cellName, cellOf } from "../game/board";
import { seatsOf } from "../game/people";
import { after, numberOf, placeOf, sceneOf, tileAt, type Scene } from "../game/scene";
import type { Event, Frame } from "../messages";

/** A room that somebody came into, and where it was then: it may have slid on since. */
export interface Stop {
  tile: number;
  cell: number;
  frame: number;
}

export interface Claim {
  frame: number;
  round: number;
  who: string;
  cell: string;
  /** the tile it was said of, wherever that slid later */
  tile: number;
  colour: string;
  room: string;
  truth: string;
  isTrue: boolean;
}

export interface Death {
  frame: number;
  round: number;
  who: string;
  room: string;
  cell: string;
  /** who pushed, carried or called the one that died, if somebody else did */
  by: string;
}

/** The same thing said of the same tile in one round, by everybody who said it. */
export interface Chorus {
  claim: Claim;
  who: string[];
}

/** deadly: somebody believed it and died; believed: somebody else walked in; feared: nobody ever went there; plain: only said */
export type Harm = "deadly" | "believed" | "feared" | "plain";

export interface Lie {
  claim: Claim;
  harm: Harm;
  /** who believed it */
  victim: string;
}

export interface Story {
  paths: Record<string, Stop[]>;
  claims: Claim[];
  deaths: Death[];
  /** rooms that killed, the deadliest first */
  deadliest: { room: string; count: number }[];
  bestLie: Lie | null;
}

const colourOf = (room: string) => ROOMS[room as keyof typeof ROOMS]?.danger ?? "";
const FORCED = new Set(["pushed", "carried", "called", "pulled"]);

/** Told from frames with everything open. */
export function story(frames: readonly Frame[]): Story {
  const paths: Record<string, Stop[]> = {};
  const claims: Claim[] = [];
  const deaths: Death[] = [];
  const first = frames[0];
  if (!first) return { paths, claims, deaths, deadliest: [], bestLie: null };
  let scene = sceneOf(first.view);
  let round = Math.max(first.view.countdown.begun, 1); // the first look belongs to round 1
  step(paths, scene, first.number);
  for (const frame of frames.slice(1)) {
    const forced = new Map<string, string>();
    for (const event of frame.view.events) {
      const { who, target, cell } = event.values;
      if (event.kind === "round-began") round = Number(event.values["round"]);
      if (FORCED.has(event.kind)) forced.set(String(target), String(who));
      if (event.kind === "claimed") claims.push(claimOf(event, scene, frame.number, round));
      if (event.kind === "died") {
        const where = placeOf(scene, numberOf(who));
        const by = forced.get(String(who)) ?? "";
        deaths.push({
          frame: frame.number,
          round,
          who: String(who),
          room: String(event.values["room"]),
          cell: where < 0 ? String(cell ?? "") : cellName(where).toUpperCase(),
          by,
        });
      }
      scene = after(scene, event, seatsOf(frame.view));
      step(paths, scene, frame.number);
    }
    scene = sceneOf(frame.view);
    step(paths, scene, frame.number);
  }
  return { paths, claims, deaths, deadliest: byRoom(deaths), bestLie: bestLie(frames, claims, deaths) };
}

function step(paths: Record<string, Stop[]>, scene: Scene, frame: number): void {
  CHARACTERS.forEach((who, c) => {
    const tile = scene.at[c] ?? -1;
    if (tile < 0) return;
    const path = (paths[who] ??= []);
    if (path.at(-1)?.tile !== tile) path.push({ tile, cell: placeOf(scene, c), frame });
  });
}

function claimOf(event: Event, scene: Scene, frame: number, round: number): Claim {
  const cell = String(event.values["cell"]);
  const colour = String(event.values["colour"]);
  const tile = tileAt(scene, cellOf(cell));
  const room = scene.room[tile] ?? "";
  const truth = colourOf(room);
  return {
    frame,
    round,
    who: String(event.values["who"]),
    cell: cell.toUpperCase(),
    tile,
    colour,
    room,
    truth,
    isTrue: colour === truth,
  };
}

function byRoom(deaths: readonly Death[]): { room: string; count: number }[] {
  const found = new Map<string, number>();
  for (const death of deaths) found.set(death.room, (found.get(death.room) ?? 0) + 1);
  return [...found].map(([room, count]) => ({ room, count })).sort((a, b) => b.count - a.count);
}

export function choruses(claims: readonly Claim[]): Chorus[] {
  const found = new Map<string, Chorus>();
  for (const claim of claims) {
    const name = `${claim.round}/${claim.tile}/${claim.colour}`;
    const chorus = found.get(name) ?? { claim, who: [] };
    if (!chorus.who.includes(claim.who)) chorus.who.push(claim.who);
    found.set(name, chorus);
  }
  return [...found.values()];
}

const WEIGHT: Record<Harm, number> = { deadly: 8, believed: 4, feared: 2, plain: 0 };

/** The lie that did most; a deadly room called safe and an exit called deadly count for more. */
function bestLie(frames: readonly Frame[], claims: readonly Claim[], deaths: readonly Death[]): Lie | null {
  let best: { lie: Lie; worth: number } | null = null;
  for (const claim of claims) {
    if (claim.isTrue) continue;
    const lie = consequence(frames, claim, deaths);
    const worth =
      WEIGHT[lie.harm] +
      (claim.truth === "red" || claim.truth === "blue" ? 1 : 0) +
      (claim.colour === "red" && claim.truth === "blue" ? 2 : 0);
    if (!best || worth > best.worth) best = { lie, worth };
  }
  return best?.lie ?? null;
}

/** How dangerous a colour is said to be. */
const FEAR: Record<string, number> = { green: 0, blue: 0, yellow: 1, red: 2 };

function consequence(frames: readonly Frame[], claim: Claim, deaths: readonly Death[]): Lie {
  const plain: Lie = { claim, harm: "plain", victim: "" };
  const [said, real] = [FEAR[claim.colour] ?? 0, FEAR[claim.truth] ?? 0];
  const opened = frames.find((frame) => frame.number > claim.frame && frame.view.board[claim.tile]?.open);
  if (said > real) return opened ? plain : { ...plain, harm: "feared" };
  const victim = said < real && opened ? entered(opened, claim.tile) : "";
  if (!opened || !victim || victim === claim.who || knew(frames, victim, claim.tile, opened.number)) return plain;
  const died = deaths.some(
    (death) => death.who === victim && death.room === claim.room && death.frame >= opened.number,
  );
  return { claim, harm: died ? "deadly" : "believed", victim };
}

/** Had this one looked at the tile before? Then nobody was deceived. */
function knew(frames: readonly Frame[], who: string, tile: number, before: number): boolean {
  return frames.some(
    (frame) =>
      frame.number < before &&
      frame.view.events.some(
        (event) =>
          event.kind === "saw" &&
          event.values["who"] === who &&
          frame.view.board[tile]?.cell === String(event.values["cell"]).toLowerCase(),
      ),
  );
}

/** Who walked into this tile of their own will in this frame. */
function entered(frame: Frame, tile: number): string {
  const cell = frame.view.board[tile]?.cell;
  const moved = frame.view.events.find(
    (event) =>
      event.kind === "moved" && numberOf(event.values["who"]) >= 0 && String(event.values["to"]).toLowerCase() === cell,
  );
  return moved ? String(moved.values["who"]) : "";
}
