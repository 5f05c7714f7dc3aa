// How things move on the board: a step, a slide with re-entry at the other end, a fade where the system asks for calm.
import { calm, PACE, settings } from "../lib/settings.svelte";

export interface Spot {
  x: number;
  y: number;
  /** milliseconds at the usual pace */
  ms: number;
  /** a line is sliding: what is far from where it was has left at one end and comes in at the other */
  wraps: boolean;
  size?: number;
}

/** A line lights up before it moves, in milliseconds at the usual pace. */
export const LIGHT_UP = 180;
/** How far a heavy thing runs on before it comes to rest. */
const OVER = 3;

const at = (x: number, y: number, size = 1) => `translate(${x}px, ${y}px) scale(${size})`;

/** Keep an element of the drawing at its spot, moving there when the spot changes. */
export function spot(node: SVGElement, first: Spot): { update: (next: Spot) => void } {
  let now = first;
  node.style.transform = at(first.x, first.y, first.size);
  return {
    update(next) {
      const before = now;
      now = next;
      if (before.x === next.x && before.y === next.y && before.size === next.size) return;
      node.style.transform = at(next.x, next.y, next.size);
      const duration = next.ms * PACE[settings.speed];
      if (!duration || typeof node.animate !== "function") return;
      node.animate(calm() ? [{ opacity: 0.2 }, { opacity: 1 }] : frames(before, next), {
        duration,
        delay: next.wraps ? LIGHT_UP * PACE[settings.speed] : 0,
        fill: "backwards",
        easing: next.wraps ? "cubic-bezier(.55,.05,.25,1)" : "cubic-bezier(.3,.1,.3,1)",
      });
    },
  };
}

/** The way from one spot to the next. Out of a line that slides the last one leaves through the wall, and comes in through the other. */
export function frames(from: Spot, to: Spot, pitch = PITCH): Keyframe[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const start = { transform: at(from.x, from.y, from.size) };
  const end = { transform: at(to.x, to.y, to.size) };
  if (!to.wraps) return [start, end];
  if (Math.max(Math.abs(dx), Math.abs(dy)) < 2.5 * pitch) {
    const past = { transform: at(to.x + Math.sign(dx) * OVER, to.y + Math.sign(dy) * OVER, to.size), offset: 0.88 };
    return [start, past, end];
  }
  const [sx, sy] = [Math.abs(dx) > pitch ? -Math.sign(dx) : 0, Math.abs(dy) > pitch ? -Math.sign(dy) : 0];
  return [
    { ...start, offset: 0 },
    { transform: at(from.x + sx * pitch, from.y + sy * pitch, from.size), offset: 0.4999 },
    { transform: at(to.x - sx * pitch, to.y - sy * pitch, to.size), offset: 0.5 },
    { ...end, offset: 1 },
  ];
}

/** A death: unmistakable, and never gory. The figure flares up, turns grey and sinks away. */
export function dying(node: SVGElement): { duration: number; css: (left: number) => string } {
  const base = node.style.transform;
  const duration = 600 * PACE[settings.speed];
  if (calm()) return { duration, css: (left) => `opacity: ${left}` };
  return {
    duration,
    css: (left) => {
      const size = left > 0.75 ? 1 + (1 - left) * 2 : 0.5 + left / 1.5;
      const light = 1 + 4 * left * (1 - left);
      return `transform: ${base} scale(${size}) rotate(${(1 - left) * 25}deg); opacity: ${left}; filter: saturate(${left}) brightness(${light})`;
    },
  };
}

// ---- measures of the drawing

export const TILE = 100;
export const PITCH = 108;
export const RAIL = 40;
export const BOARD = 5 * PITCH - (PITCH - TILE);
export const WHOLE = BOARD + 2 * RAIL;

export const left = (cell: number) => (cell % 5) * PITCH;
export const top = (cell: number) => Math.floor(cell / 5) * PITCH;

/** Where the k-th of n figures stands in its room, and how large: a row at the foot that closes up, a second above it for a crowd. */
export function standing(k: number, n: number): { x: number; y: number; size: number } {
  const foot = n > 4 ? Math.ceil(n / 2) : n;
  const isAbove = k >= foot;
  const inRow = isAbove ? n - foot : foot;
  const size = n <= 2 ? 44 : n === 3 ? 38 : 32;
  const step = Math.min(size, (98 - size) / Math.max(1, inRow - 1));
  const column = isAbove ? k - foot : k;
  return {
    x: TILE / 2 + (column - (inRow - 1) / 2) * step,
    y: TILE - size / 2 - 2 - (isAbove ? size - 6 : 0),
    size: size / 100,
  };
}
