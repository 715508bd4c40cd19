/** Draws an album cover. The same name always gives the same picture, at any size. */
import { pick, seededRandom } from '../../../base/random.js';
import { drawArches, drawPetals, drawTiles } from './geometry.js';
import { drawHills, drawRidges, drawWaves } from './landscapes.js';
import { drawBloom, drawOrbits, drawRays } from './light.js';
import type { Motif } from './motif.js';
import { palettes } from '../../../base/palettes.js';

const motifs: Motif[] = [
  drawArches,
  drawBloom,
  drawHills,
  drawOrbits,
  drawPetals,
  drawRays,
  drawRidges,
  drawTiles,
  drawWaves,
];

/** Returns an SVG document, `size` pixels wide and high. */
export function drawCover(cover: string, size: number): string {
  const random = seededRandom('cover', cover);
  const palette = pick(random, palettes);
  const motif = pick(random, motifs);
  const [top, bottom] = palette.sky;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 500 500">` +
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0.25" y2="1"><stop stop-color="${top}"/>` +
    `<stop offset="1" stop-color="${bottom}"/></linearGradient>` +
    // Faint light from above makes the flat colours look printed.
    `<radialGradient id="light" cx="0.3" cy="0.15" r="1.1"><stop stop-color="#fff" stop-opacity="0.22"/>` +
    `<stop offset="0.55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.18"/>` +
    `</radialGradient></defs>` +
    `<rect width="500" height="500" fill="url(#sky)"/>${motif(random, palette)}` +
    `<rect width="500" height="500" fill="url(#light)"/></svg>`
  );
}
