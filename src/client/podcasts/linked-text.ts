import { readBody } from '../http/body.js';
import { Refused, StationFailure, Unreachable, whyUnreachable } from '../http/failures.js';
import { fetchFromHost } from '../http/fetch-from-host.js';
import { limitTime } from '../http/time-limit.js';

export interface LinkedText {
  text: string;
  /** URL after redirects. */
  url: string;
}

/**
 * Reads a podcast's feed, or a file that the feed links to, with one GET request. Neither can be trusted. If the file
 * is larger than `maxBytes`, reads only its first `maxBytes` bytes.
 *
 * @throws StationFailure, or the error from `fetch` if the caller aborted.
 */
export async function readLinkedText(
  url: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<LinkedText> {
  const limit = limitTime(signal);
  try {
    const response = await fetchFromHost(url, {
      cache: 'no-cache',
      credentials: 'omit',
      signal: limit.signal,
    });
    if (!response.ok) throw new Refused(url, response.status);
    const body = await readBody(response, maxBytes);
    const bytes = new Uint8Array(await body.slice(0, maxBytes).arrayBuffer());
    return { text: decode(bytes, response.headers.get('Content-Type')), url: response.url || url };
  } catch (cause) {
    if (signal.aborted || cause instanceof StationFailure) throw cause;
    throw new Unreachable(url, limit.signal.aborted ? 'timeout' : whyUnreachable(), cause);
  } finally {
    limit.clear();
    // Close the connection: the server may never stop sending.
    limit.abort();
  }
}

/** Decodes using the charset in the response header, or else the encoding in the XML declaration. */
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
