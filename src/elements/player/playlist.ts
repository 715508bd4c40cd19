import { readBody } from '../../client/http/body.js';
import { limitTime } from '../../client/http/time-limit.js';

const MAX_PLAYLIST_BYTES = 64_000;
/** An address in one of these formats: a line, `File1=…`, `<ref href="…">` or `<location>…`. */
const ADDRESS = /(?:^|\n|=|"|'|>)\s*(https?:\/\/[^\s"'<>]+)/i;

/** Returns the first address in a playlist; null if it has none. */
export function firstAddress(playlist: string): string | null {
  return ADDRESS.exec(playlist)?.[1]?.replaceAll('&amp;', '&') ?? null;
}

/**
 * Requests a playlist and returns the address of its first stream; null if the page can't read the playlist or it has no
 * address.
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
