import { readBody } from './http/body.js';
import { limitTime } from './http/time-limit.js';

const MAX_PLAYLIST_BYTES = 64_000;
/** The namespace of XSPF, which isn't an address of a stream. */
const NAMESPACE = 'http://xspf.org/ns/0/';

/** Returns the first URL in a playlist of any format, or null. */
export function firstAddress(playlist: string): string | null {
  // In M3U, lines that start with # describe the streams and may contain logo URLs.
  const lines = playlist.split(/[\r\n]+/).filter((line) => !line.startsWith('#'));
  const [address] = /https?:\/\/[^\s"'<>]+/i.exec(lines.join('\n').split(NAMESPACE).join('')) ?? [];
  return address?.replace(/&amp;/g, '&') ?? null;
}

/**
 * Fetches a playlist and returns the URL of its first stream; null if the page can't read the playlist, or if
 * it contains no URL.
 */
export async function streamInPlaylist(url: string): Promise<string | null> {
  const limit = limitTime();
  try {
    const response = await fetch(url, { signal: limit.signal, credentials: 'omit' });
    const body = await readBody(response, MAX_PLAYLIST_BYTES);
    return response.ok ? firstAddress(await body.text()) : null;
  } catch {
    return null;
  } finally {
    limit.clear();
    limit.abort();
  }
}
