/**
 * Reads the type and the size of picture files. Only their bytes are examined, because their names and media
 * types may be wrong.
 */
import type { ISizeCalculationResult } from 'image-size/types/interface';
import { GIF } from 'image-size/types/gif';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';

export interface ImageFile {
  /** Media type. */
  type: string;
  /** Size in pixels. */
  width: number;
  height: number;
}

/**
 * Number of bytes in which to search for a picture's dimensions, which are near the start of the file.
 * Searching more bytes would block the event loop.
 */
const HEAD_BYTES = 1024 * 1024;

interface ImageFormat {
  /** Media type. */
  type: string;
  matches(bytes: Buffer): boolean;
  isComplete(bytes: Buffer): boolean;
  /** Throws if the file is damaged. */
  measure(head: Uint8Array): ISizeCalculationResult;
}

/** `image-size` supports more formats, but some of its parsers can be kept busy forever by a crafted file. */
const formats: ImageFormat[] = [
  {
    type: 'image/jpeg',
    matches: (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
    isComplete: (bytes) => bytes.lastIndexOf(Buffer.from('ffd9', 'hex')) > 3,
    measure: (head) => JPG.calculate(head),
  },
  {
    type: 'image/png',
    matches: (bytes) => bytes.subarray(0, 16).equals(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
    isComplete: (bytes) => bytes.includes('IEND', -64, 'latin1'),
    measure: (head) => PNG.calculate(head),
  },
  {
    type: 'image/webp',
    matches: (bytes) =>
      bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 15) === 'WEBPVP8',
    isComplete: isCompleteWebp,
    measure: (head) => WEBP.calculate(head),
  },
  {
    type: 'image/gif',
    matches: (bytes) => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)),
    isComplete: (bytes) => bytes.lastIndexOf(0x3b) > 13,
    measure: (head) => GIF.calculate(head),
  },
];

/** Whether the container is complete and contains a picture. */
function isCompleteWebp(bytes: Buffer): boolean {
  const length = bytes.length < 30 ? Infinity : bytes.readUInt32LE(4) + 8;
  return (
    length <= bytes.length && ['VP8 ', 'VP8L', 'ANMF'].some((name) => bytes.includes(name, 12, 'latin1'))
  );
}

/**
 * Returns null if the file isn't a JPEG, PNG, WebP or GIF file, and `incomplete` if it is damaged or truncated.
 */
export function readImageFile(bytes: Buffer): ImageFile | 'incomplete' | null {
  const format = formats.find(({ matches }) => matches(bytes));
  if (!format) return null;
  try {
    const { width, height } = format.measure(bytes.subarray(0, HEAD_BYTES));
    if (width > 0 && height > 0 && format.isComplete(bytes)) return { type: format.type, width, height };
  } catch {
    // The library throws if the file is damaged.
  }
  return 'incomplete';
}
