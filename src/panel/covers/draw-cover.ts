/** Draws a record sleeve from a name. */
import { seededRandom } from '../random.js';

export function drawCover(cover: string, size: number): string {
  const random = seededRandom('cover', cover);
  const hue = Math.floor(random() * 360);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 500 500"><rect width="500" height="500" fill="hsl(${hue} 50% 40%)"/></svg>`;
}
