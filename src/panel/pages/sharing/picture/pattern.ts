/**
 * Draws pictures without a cover or text, for machines that can't render them. A picture shows a sky, a sun and
 * waves in the colours of covers. The same name always results in the same picture.
 */
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import { between, fingerprint, pick, seededRandom } from '../../../base/random.js';
import { palettes } from '../../../../artwork/palettes.js';
import { HEIGHT, WIDTH } from './picture-size.js';

const compress = promisify(deflate);

type Colour = [red: number, green: number, blue: number];

/** Number of different patterns. It's small, so that requests for many plays don't keep the panel busy. */
const VARIANTS = 64;

/** Returns the number of the pattern for a name. */
export const patternOf = (name: string): number => fingerprint('picture', name) % VARIANTS;

/** Returns a 24-bit PNG. Drawing takes about 50 ms. */
export async function drawPattern(variant: number): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = await compress(paint(variant), { level: 6 });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // Eight bits per channel, RGB.
  header.set([8, 2], 8);
  const chunks = [
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return new Uint8Array(Buffer.concat(chunks));
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** Returns the pixel rows, each preceded by a filter byte. Filter 2 (the difference from the row above) compresses best. */
function paint(variant: number): Buffer {
  const random = seededRandom('picture', variant);
  const { sky, paints } = pick(random, palettes);
  const [top, bottom] = sky.map(colourOf) as [Colour, Colour];
  const [sun, wave] = paints.map(colourOf) as [Colour, Colour];
  const x0 = between(random, 250, 950);
  const y0 = between(random, 250, 380);
  const radius = between(random, 90, 130);
  const step = between(random, 60, 80);
  const size = WIDTH * 3 + 1;
  const rows = Buffer.alloc(size * HEIGHT);
  let above = new Uint8Array(WIDTH * 3);
  for (let y = 0; y < HEIGHT; y += 1) {
    const ground = mix(top, bottom, y / HEIGHT);
    const row = new Uint8Array(WIDTH * 3);
    for (let x = 0; x < WIDTH; x += 1) {
      const far = Math.hypot(x - x0, y - y0);
      const inSun = Math.min(1, Math.max(0, radius - far + 0.5));
      const ring = Math.abs(((far - radius - step / 2) % step) - step / 2);
      const fade = far > radius ? Math.max(0, 0.55 - (far - radius) / 1100) : 0;
      const inWave = fade * Math.min(1, Math.max(0, 3.5 - ring));
      for (let channel = 0; channel < 3; channel += 1) {
        const waved = ground[channel]! + (wave[channel]! - ground[channel]!) * inWave;
        row[x * 3 + channel] = Math.round(waved + (sun[channel]! - waved) * inSun);
      }
    }
    rows[y * size] = 2;
    for (let index = 0; index < row.length; index += 1) {
      rows[y * size + 1 + index] = row[index]! - above[index]!;
    }
    above = row;
  }
  return rows;
}

const colourOf = (hex: string): Colour =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Colour;

const mix = (a: Colour, b: Colour, share: number): Colour =>
  a.map((value, index) => value + (b[index]! - value) * share) as Colour;
