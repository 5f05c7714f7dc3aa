// Where things lie on a tile, 100 by 100, so that none covers another. People stand at its foot: `standing` says where.

export interface Box {
  x: number;
  y: number;
  size: number;
}

export const SIGN: Box = { x: 5, y: 5, size: 17 };
export const LOCK: Box = { x: 38, y: 24, size: 24 };
export const ROBOTS: readonly [Box, Box] = [
  { x: 3, y: 23, size: 28 },
  { x: 69, y: 23, size: 28 },
];
