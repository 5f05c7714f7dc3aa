// Where a speech bubble goes: beside what it speaks of, inside the window, and on top of nothing that may be tapped.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Side = "below" | "above" | "right" | "left" | "foot";

export interface Place {
  x: number;
  y: number;
  side: Side;
  /** how far along the bubble's edge its tip points */
  tip: number;
}

const GAP = 14;
const EDGE = 8;

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}

/** How much of two boxes lies on top of each other. */
export function overlap(a: Box, b: Box): number {
  return (
    Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
    Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))
  );
}

export function place(
  target: Box,
  size: { w: number; h: number },
  view: { w: number; h: number },
  avoid: readonly Box[] = [],
): Place {
  const { w, h } = size;
  const middle = { x: target.x + target.w / 2, y: target.y + target.h / 2 };
  const x = clamp(middle.x - w / 2, EDGE, view.w - w - EDGE);
  const y = clamp(middle.y - h / 2, EDGE, view.h - h - EDGE);
  const tries: (Place & { fits: boolean })[] = [
    {
      x,
      y: target.y + target.h + GAP,
      side: "below",
      tip: middle.x - x,
      fits: target.y + target.h + GAP + h <= view.h - EDGE,
    },
    { x, y: target.y - GAP - h, side: "above", tip: middle.x - x, fits: target.y - GAP - h >= EDGE },
    {
      x: target.x + target.w + GAP,
      y,
      side: "right",
      tip: middle.y - y,
      fits: target.x + target.w + GAP + w <= view.w - EDGE,
    },
    { x: target.x - GAP - w, y, side: "left", tip: middle.y - y, fits: target.x - GAP - w >= EDGE },
  ];
  const foot = {
    x: clamp((view.w - w) / 2, EDGE, view.w - w - EDGE),
    y: Math.max(EDGE, view.h - h - EDGE),
    side: "foot" as const,
    tip: w / 2,
  };
  tries.push({ ...foot, fits: overlap({ ...foot, w, h }, target) === 0 });
  const covered = (one: Place) => avoid.reduce((sum, box) => sum + overlap({ x: one.x, y: one.y, w, h }, box), 0);
  const best = tries.filter((one) => one.fits).sort((a, b) => covered(a) - covered(b))[0];
  if (!best) return foot;
  const { fits: _, ...found } = best;
  const long = found.side === "below" || found.side === "above" ? w : h;
  return { ...found, tip: clamp(found.tip, 22, long - 22) };
}
