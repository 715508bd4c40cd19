/**
 * In:  what was sent as a podcast's `image`, or as another picture.
 * Out: a picture that is safe to store and to serve, or a refusal that says what is wrong with it.
 *
 * Only the bytes count, not the name and the media type that the client sent with the file.
 */
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ISizeCalculationResult } from 'image-size/types/interface';
import { GIF } from 'image-size/types/gif';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import { z } from 'zod';
import { refuse } from '../../http/refusal.js';
import type { StoredCover } from '../../store/podcasts.js';

const MAX_PIXELS = 4096;
const MEBIBYTE = 1024 * 1024;
const MAX_MEBIBYTES = 20;
/** Bytes that are searched for the size, which is near the beginning. Searching more would block the event loop. */
const HEAD = MEBIBYTE;

interface Kind {
  type: string;
  isThis(bytes: Buffer): boolean;
  /** Whether the file is complete. */
  isWhole(bytes: Buffer): boolean;
  /** Only these formats of the library are used: a crafted file can keep some of its others busy for ever. */
  measure(head: Uint8Array): ISizeCalculationResult;
}

const kinds: Kind[] = [
  {
    type: 'image/jpeg',
    isThis: (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
    isWhole: (bytes) => bytes.lastIndexOf(Buffer.from('ffd9', 'hex')) > 3,
    measure: (head) => JPG.calculate(head),
  },
  {
    type: 'image/png',
    isThis: (bytes) => bytes.subarray(0, 16).equals(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
    isWhole: (bytes) => bytes.includes('IEND', -64, 'latin1'),
    measure: (head) => PNG.calculate(head),
  },
  {
    type: 'image/webp',
    isThis: (bytes) =>
      bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 15) === 'WEBPVP8',
    isWhole: isWholeWebp,
    measure: (head) => WEBP.calculate(head),
  },
  {
    type: 'image/gif',
    isThis: (bytes) => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)),
    isWhole: (bytes) => bytes.lastIndexOf(0x3b) > 13,
    measure: (head) => GIF.calculate(head),
  },
];

/** Whether the container is complete, and has a picture in it. */
function isWholeWebp(bytes: Buffer): boolean {
  const length = bytes.length < 30 ? Infinity : bytes.readUInt32LE(4) + 8;
  return (
    length <= bytes.length && ['VP8 ', 'VP8L', 'ANMF'].some((name) => bytes.includes(name, 12, 'latin1'))
  );
}

/** A file, text or null; each field gives text its own meaning. */
export const fileField = (meta: { description: string; example?: string }) =>
  z
    .custom<File | string | null>(
      (value) => value === null || typeof value === 'string' || value instanceof File,
      'The submitted data was not a file. Check the encoding type on the form.',
    )
    .meta({ type: ['string', 'null'], format: 'binary', ...meta });

/** Text is ignored: it is the address in a record that is sent back. */
export const coverField = () =>
  fileField({
    description:
      'JPEG, PNG, WebP or GIF, at most 4096 pixels a side and 20 MiB. Null or "" takes the cover away; any other text leaves it as it is.',
  });

/**
 * The new cover; null removes the current one, undefined leaves it.
 * A choice, as the contract shows no such body: text leaves it, so that a client can
 * send a whole record back.
 */
export async function readCover(
  image: File | string | null | undefined,
): Promise<StoredCover | null | undefined> {
  if (image === null || image === '') return null;
  if (image === undefined || typeof image === 'string') return undefined;
  return readPicture(image, 'image');
}

/** The picture in a file; undefined when the form has no file. The refusal names `field`. */
export async function readPicture(file: File, field: string): Promise<StoredCover | undefined> {
  // Browsers send this for a file input without a file.
  if (file.size === 0 && file.name === '') return undefined;
  try {
    if (file.size > MAX_MEBIBYTES * MEBIBYTE) {
      refuseImage(`The image is too large: at most ${MAX_MEBIBYTES} MiB are accepted.`);
    }
    const bytes = Buffer.from(await file.arrayBuffer());
    // Large ones take long to be read, to be looked at and to be stored: others may come between.
    await nextTurn();
    const picture = examine(bytes);
    await nextTurn();
    return picture;
  } catch (error) {
    if (error instanceof UnusablePicture) return refuse(400, { [field]: [error.message] });
    throw error;
  }
}

/** The message is shown to the client. */
class UnusablePicture extends Error {}

function examine(bytes: Buffer<ArrayBuffer>): StoredCover {
  if (bytes.length === 0) refuseImage('The submitted file is empty.');
  const kind =
    kinds.find(({ isThis }) => isThis(bytes)) ??
    refuseImage('Upload a JPEG, PNG, WebP or GIF image. The file is none of these.');
  const { width, height } = measure(kind, bytes);
  if (Math.max(width, height) > MAX_PIXELS) {
    refuseImage(`The image has ${width} × ${height} pixels: at most ${MAX_PIXELS} a side are accepted.`);
  }
  const fingerprint = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return { type: kind.type, fingerprint, bytes };
}

function measure({ isWhole, measure }: Kind, bytes: Buffer): { width: number; height: number } {
  try {
    const { width, height } = measure(bytes.subarray(0, HEAD));
    if (width > 0 && height > 0 && isWhole(bytes)) return { width, height };
  } catch {
    // The library throws for a damaged file.
  }
  return refuseImage('The image can’t be read: it is cut off or damaged.');
}

function refuseImage(reason: string): never {
  throw new UnusablePicture(reason);
}
