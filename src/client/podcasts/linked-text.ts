/**
 * In:  the address of a podcast's feed, or of a file that the feed names. Anybody may have written them.
 * Out: its text, as far as it is read.
 */
import { readBody } from '../http/body.js';
import { Refused, StationFailure, Unreachable, whyUnreachable } from '../http/failures.js';
import { fetchFromHost } from '../http/fetch-from-host.js';
import { limitTime } from '../http/time-limit.js';

export interface LinkedText {
  text: string;
  /** Where it was in the end. */
  url: string;
}

/**
 * Sends one GET. Of a larger file the first `most` bytes are read.
 *
 * @throws StationFailure; or the fetch's own error, when the caller has aborted.
 */
export async function readLinkedText(url: string, most: number, signal: AbortSignal): Promise<LinkedText> {
  const limit = limitTime(signal);
  try {
    const response = await fetchFromHost(url, {
      cache: 'no-cache',
      credentials: 'omit',
      signal: limit.signal,
    });
    if (!response.ok) throw new Refused(url, response.status);
    const body = await readBody(response, most);
    const bytes = new Uint8Array(await body.slice(0, most).arrayBuffer());
    return { text: decode(bytes, response.headers.get('Content-Type')), url: response.url || url };
  } catch (cause) {
    if (signal.aborted || cause instanceof StationFailure) throw cause;
    throw new Unreachable(url, limit.signal.aborted ? 'timeout' : whyUnreachable(), cause);
  } finally {
    limit.clear();
    // A server that sends without end is cut off.
    limit.abort();
  }
}

/** By the encoding that the answer's header names, or else the XML itself. */
function decode(bytes: Uint8Array, type: string | null): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const [, encoding] =
    /charset="?([\w-]+)/i.exec(type!) ?? /^<\?xml[^>]*encoding=["']([\w-]+)/.exec(start) ?? [];
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
