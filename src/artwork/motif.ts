/** Drawing functions shared by all covers. */
import type { DrawingColours } from './palettes.js';

/** Returns SVG elements for a canvas of 500 × 500. */
export type Motif = (random: () => number, palette: DrawingColours) => string;

/** Rounds to one decimal, which keeps the file small. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function circle(x: number, y: number, radius: number, rest: string): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" ${rest}/>`;
}

/** Returns path data for a smooth line through the points. It starts with a move command. */
export function smoothPath(points: [x: number, y: number][]): string {
  const [first, ...others] = points;
  if (first === undefined) return '';
  let path = `M${short(first[0])} ${short(first[1])}`;
  let [x, y] = first;
  for (const [nextX, nextY] of others) {
    const middle = (x + nextX) / 2;
    path += `C${short(middle)} ${short(y)} ${short(middle)} ${short(nextY)} ${short(nextX)} ${short(nextY)}`;
    [x, y] = [nextX, nextY];
  }
  return path;
}
