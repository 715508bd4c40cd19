/** Draws an album cover. The same name always gives the same picture, at any size. */
import { pick, seededRandom } from './random.js';
import { drawArches, drawPetals, drawTiles } from './geometry.js';
import { drawHills, drawRidges, drawWaves } from './landscapes.js';
import { drawBloom, drawOrbits, drawRays } from './light.js';
import type { Motif } from './motif.js';
import { palettes } from './palettes.js';

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

/** The parts of a drawn cover. */
interface Artwork {
  /** SVG elements for a canvas of 500 × 500. */
  readonly markup: string;
  /** The colours of the drawing, as `#rrggbb`. */
  readonly colours: readonly string[];
}

/** Draws a cover without the surrounding `<svg>`. `prefix` makes its ids unique on a page with several drawings. */
export function drawArtwork(cover: string, prefix = ''): Artwork {
  const random = seededRandom('cover', cover);
  const palette = pick(random, palettes);
  const motif = pick(random, motifs);
  const [top, bottom] = palette.sky;
  const markup =
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0.25" y2="1"><stop stop-color="${top}"/>` +
    `<stop offset="1" stop-color="${bottom}"/></linearGradient>` +
    // A faint light from above makes the flat colours look printed.
    `<radialGradient id="light" cx="0.3" cy="0.15" r="1.1"><stop stop-color="#fff" stop-opacity="0.22"/>` +
    `<stop offset="0.55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.18"/>` +
    `</radialGradient></defs>` +
    `<rect width="500" height="500" fill="url(#sky)"/>${motif(random, palette)}` +
    `<rect width="500" height="500" fill="url(#light)"/>`;
  return {
    markup: prefix ? markup.replace(/( id="|url\(#)/g, (start) => start + prefix) : markup,
    colours: [...palette.sky, ...palette.paints],
  };
}

/** Returns an SVG document, `size` pixels wide and high. */
export function drawCover(cover: string, size: number): string {
  const { markup } = drawArtwork(cover);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 500 500">${markup}</svg>`;
}
