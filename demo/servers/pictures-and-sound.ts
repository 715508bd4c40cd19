/** What the servers of the demo have beside their answers: covers, and a stream that can be heard. */
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { fingerprint } from '../../src/panel/base/random.js';
import { createBroadcast } from '../../src/panel/station/audio/broadcast.js';
import { formatFor } from '../../src/panel/station/audio/format.js';
import { drawCover } from '../../src/panel/playout/simulator/covers/draw-cover.js';
import type { Reply } from '../../test/kit/servers/listen.js';
import { tracksOf } from './programme.js';
import type { Station } from './station.js';

const FOR_ALL = { 'Access-Control-Allow-Origin': '*' };

/** The cover of a file of the station; all titles of an artist have the same. Any other number: that of who streams live. */
export function coverOf(station: Station, file: number): Reply {
  return drawn(station.name, tracksOf(station)[file - 1]?.artist ?? station.live.dj);
}

/** The same words, the same picture. */
export function drawn(...words: string[]): Reply {
  const headers = { ...FOR_ALL, 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=86400' };
  return { headers, body: drawCover(fingerprint('demo', ...words).toString(16), 500) };
}

/** Plain PCM, whatever the server calls it: browsers look at the bytes. All who listen hear the same. */
export function soundOf({ name }: Station): () => Reply {
  const broadcast = createBroadcast(name, formatFor(128));
  const headers = { ...FOR_ALL, 'Content-Type': 'audio/wav', 'Cache-Control': 'no-store' };
  return () => ({ headers, body: Readable.fromWeb(broadcast.listen() as ReadableStream) });
}
