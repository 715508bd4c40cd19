/**
 * In:  a picture as the browser takes it.
 * Out: a small PNG: 32 steps for each of red, green and blue, and, as long as they are few, colours by number.
 *
 * The steps keep the baselines small, and keep what no eye sees out of a comparison.
 */
import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

const STEP = 0xf8;
const COLOURS = 256;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The same picture in 32 steps of each colour. */
export function coarse({ width, height, data }: PNG): PNG {
  const image = new PNG({ width, height });
  for (let i = 0; i < data.length; i += 1)
    image.data[i] = i % 4 === 3 ? 255 : (data[i]! & STEP) | (data[i]! >> 5);
  return image;
}

export function writePng(image: PNG): Buffer {
  return numbered(image) ?? PNG.sync.write(image, { colorType: 2, filterType: 0, deflateStrategy: 0 });
}

/** Null when it has too many colours. */
function numbered({ width, height, data }: PNG): Buffer | null {
  const numbers = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0, from = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, from += 4) {
      const colour = data.readUInt32BE(from) >>> 8;
      if (!numbers.has(colour)) numbers.set(colour, numbers.size);
      rows[y * (width + 1) + 1 + x] = numbers.get(colour)!;
    }
    if (numbers.size > COLOURS) return null;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8);
  const palette = Buffer.from(
    [...numbers.keys()].flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
  );
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), body]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(body.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}
