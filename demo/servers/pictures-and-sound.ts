import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { fingerprint } from '../../src/panel/base/random.js';
import { createBroadcast } from '../../src/panel/station/audio/broadcast.js';
import { formatFor } from '../../src/panel/station/audio/format.js';
import { drawCover } from '../../src/artwork/draw-cover.js';
import type { Reply } from '../../test/kit/servers/listen.js';
import { tracksOf } from './programme.js';
import type { Station } from './station.js';

const FOR_ALL = { 'Access-Control-Allow-Origin': '*' };

/**
 * Returns the cover of a file. There is one cover per artist. For any other number, returns the live DJ's
 * cover.
 */
export function coverOf(station: Station, file: number): Reply {
  return drawn(station.name, tracksOf(station)[file - 1]?.artist ?? station.live.dj);
}

/** Returns a picture that depends only on these words. */
export function drawn(...words: string[]): Reply {
  const headers = { ...FOR_ALL, 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=86400' };
  return { headers, body: drawCover(fingerprint('demo', ...words).toString(16), 500) };
}

/**
 * Returns the station's stream, which is the same for all listeners. It is always PCM, because browsers
 * ignore the extension.
 */
export function soundOf({ name }: Station): () => Reply {
  const broadcast = createBroadcast(name, formatFor(128));
  const headers = { ...FOR_ALL, 'Content-Type': 'audio/wav', 'Cache-Control': 'no-store' };
  return () => ({ headers, body: Readable.fromWeb(broadcast.listen() as ReadableStream) });
}
