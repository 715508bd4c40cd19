/** Minimal complete pictures of any size, in the four formats of covers. */
import { crc32, deflateSync } from 'node:zlib';

export const pictures: Record<string, (width: number, height: number) => Buffer> = {
  'image/png': png,
  'image/jpeg': jpeg,
  'image/gif': gif,
  'image/webp': webp,
};

/** A grey picture that browsers can show. */
export function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const rows = deflateSync(Buffer.alloc((width + 1) * height, 0x80).fill(0, 0, 1));
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Has a frame but no pixels, since the tests don't decode it. */
export function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from('ffc0000b0800000000010111 00'.replace(' ', ''), 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    frame,
    Buffer.from('ffda0008010100003f00', 'hex'),
    Buffer.from('00ffd9', 'hex'),
  ]);
}

export function gif(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  return Buffer.concat([
    Buffer.from('GIF89a'),
    size,
    Buffer.from('800000000000ffffff2c00000000010001000002024401003b', 'hex'),
  ]);
}

/** Lossless. */
export function webp(width: number, height: number): Buffer {
  const bits = (width - 1) | ((height - 1) << 14);
  const head = Buffer.alloc(5);
  head.writeUInt8(0x2f, 0);
  head.writeUInt32LE(bits >>> 0, 1);
  const data = Buffer.concat([head, Buffer.alloc(11, 0x07)]);
  const riff = Buffer.alloc(20);
  riff.write('RIFF', 0);
  riff.writeUInt32LE(12 + data.length, 4);
  riff.write('WEBPVP8L', 8);
  riff.writeUInt32LE(data.length, 16);
  return Buffer.concat([riff, data]);
}
