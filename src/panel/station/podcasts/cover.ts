/** Checks uploaded pictures by their bytes. The file name and media type sent by the client are ignored. */
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { refuse } from '../../http/refusal.js';
import type { StoredCover } from '../../store/podcasts.js';
import { readImageFile } from './image-file.js';

const MAX_PIXELS = 4096;
const MEBIBYTE = 1024 * 1024;
const MAX_MEBIBYTES = 20;

/** Accepts a file, a string or null. The meaning of a string depends on the field. */
export const fileField = (meta: { description: string; example?: string }) =>
  z
    .custom<File | string | null>(
      (value) => value === null || typeof value === 'string' || value instanceof File,
      'The submitted data was not a file. Check the encoding type on the form.',
    )
    .meta({ type: ['string', 'null'], format: 'binary', ...meta });

/** A string is ignored, since a record that is sent back contains the URL of its cover. */
export const coverField = () =>
  fileField({
    description:
      'JPEG, PNG, WebP or GIF with at most 4096 pixels per side and 20 MiB. Null or "" removes the cover; any other text leaves it unchanged.',
  });

/**
 * Returns the new cover, null to remove the current cover, or undefined to keep it. The contract doesn't define
 * this field. A string keeps the current cover, so that a client can send a whole record back.
 */
export async function readUploadedCover(
  image: File | string | null | undefined,
): Promise<StoredCover | null | undefined> {
  if (image === null || image === '') return null;
  if (image === undefined || typeof image === 'string') return undefined;
  return readPicture(image, 'image');
}

/**
 * Returns the picture in a file, or undefined if no file was selected in the form. Responds with 400 to an
 * invalid picture, with an error under `field`.
 */
export async function readPicture(file: File, field: string): Promise<StoredCover | undefined> {
  // Browsers send an empty file if no file is selected in a file input.
  if (file.size === 0 && file.name === '') return undefined;
  try {
    if (file.size > MAX_MEBIBYTES * MEBIBYTE) {
      rejectPicture(`The image is too large. The maximum is ${MAX_MEBIBYTES} MiB.`);
    }
    const bytes = Buffer.from(await file.arrayBuffer());
    // Reading, checking and storing a large picture are slow, so other requests can run in between.
    await nextTurn();
    const picture = checkPicture(bytes);
    await nextTurn();
    return picture;
  } catch (error) {
    if (error instanceof InvalidPicture) return refuse(400, { [field]: [error.message] });
    throw error;
  }
}

/** Thrown if a picture is invalid. The message is sent to the client. */
class InvalidPicture extends Error {}

function checkPicture(bytes: Buffer<ArrayBuffer>): StoredCover {
  if (bytes.length === 0) rejectPicture('The submitted file is empty.');
  const image = readImageFile(bytes) ?? rejectPicture('This file is not a JPEG, PNG, WebP or GIF image.');
  if (image === 'incomplete')
    return rejectPicture('The image can’t be read. The file is incomplete or damaged.');
  const { type, width, height } = image;
  if (Math.max(width, height) > MAX_PIXELS) {
    rejectPicture(`The image has ${width} × ${height} pixels. The maximum is ${MAX_PIXELS} pixels per side.`);
  }
  const fingerprint = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return { type, fingerprint, bytes };
}

function rejectPicture(reason: string): never {
  throw new InvalidPicture(reason);
}
