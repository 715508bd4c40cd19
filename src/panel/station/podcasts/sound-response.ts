import type { Context } from 'hono';
import { readByteRange, type ByteRange } from '../../http/byte-range.js';
import { matchesEtag } from '../../http/cacheable-response.js';
import type { StoredEpisode } from '../../store/podcasts.js';
import { readSound, soundBytes } from './sound.js';

/** Size of about one second of sound. */
const CHUNK_BYTES = 16 * 1024;

/**
 * Returns a response with the sound of an episode, or with a range of it. The sound is generated while it's
 * being sent.
 */
export function soundResponse(c: Context, episode: StoredEpisode): Response {
  const { id, podcast, ts, seconds } = episode;
  const length = soundBytes(episode);
  const etag = `"${[podcast, id, ts, seconds].map((number) => number.toString(36)).join('-')}"`;
  const headers = {
    'Content-Type': 'audio/wav',
    'Cache-Control': 'public, max-age=3600',
    'Accept-Ranges': 'bytes',
    ETag: etag,
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
  };
  if (matchesEtag(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  const condition = c.req.header('if-range');
  // If a player has part of a different version of the file, send the whole file.
  const requested = condition === undefined || condition === etag ? c.req.header('range') : undefined;
  const range = readByteRange(requested, length);
  if (range === 'outside') {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${length}` } });
  }
  const part = range ?? { from: 0, to: length };
  const body = c.req.method === 'HEAD' ? null : soundStream(episode, part);
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Length': String(part.to - part.from),
      ...(range && { 'Content-Range': `bytes ${part.from}-${part.to - 1}/${length}` }),
    },
  });
}

/** Returns a stream that generates each chunk when it's read. */
function soundStream(episode: StoredEpisode, { from, to }: ByteRange): ReadableStream<Uint8Array> {
  let at = from;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const end = Math.min(at + CHUNK_BYTES, to);
        controller.enqueue(readSound(episode, at, end));
        at = end;
        if (at === to) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
