/**
 * In:  the address of a v2 resource.
 * Out: its JSON, or one of the three failures.
 */
import { MAX_BODY_BYTES, readBody } from './body.js';
import { takeEarlyResponse, v2Request } from './early-responses.js';
import { Refused, Unreachable, Unreadable, whyUnreachable } from './failures.js';
import { fetchFromHost } from './fetch-from-host.js';
import { limitTime } from './time-limit.js';

const NOT_JSON = 'not JSON';
const TOO_LARGE = 'more than 8 MB';

/** Histories whose last answer may be kept for two seconds at most: their addresses without the query. */
const shortLived = new Set<string>();

/**
 * Sends one GET to the v2 API. No token, no cookie, and no header that would
 * need a preflight. `no-cache` makes the browser revalidate with the ETag it
 * holds, so an old copy is never taken for the present. It also sends `max-age=0`,
 * for which some shared caches ask the panel. So it is left out of a `poll`, which is
 * one of many, where the panel's answers are good for two seconds at most.
 * `onHeaders` gets those of an answer that can be read. `parse`: JSON's, unless a server writes another.
 *
 * @throws StationFailure; or the fetch's own error, when the caller has aborted.
 */
export async function readV2(
  url: string,
  signal: AbortSignal,
  poll = false,
  onHeaders?: (headers: Headers) => void,
  parse: (text: string) => unknown = JSON.parse,
): Promise<unknown> {
  const limit = limitTime(signal);
  const [list = url] = url.split('?');
  const cache = poll && shortLived.has(list) ? 'default' : 'no-cache';
  let response: Response;
  let bytes: Blob;
  let text: string;
  try {
    response = await (takeEarlyResponse(url) ??
      fetchFromHost(url, { ...v2Request, cache, signal: limit.signal }));
    // A stream at the address of its description has no end.
    const isSound = /^(audio|video)/.test(response.headers.get('Content-Type')!);
    bytes = await readBody(response, isSound ? 0 : MAX_BODY_BYTES);
    text = await bytes.text();
  } catch (cause) {
    if (signal.aborted) throw cause;
    // An early answer has a time limit of its own.
    const isLate = (cause as Error).name === 'AbortError';
    throw new Unreachable(url, isLate ? 'timeout' : whyUnreachable(), cause);
  } finally {
    limit.clear();
  }
  const { headers } = response;
  const lifetime = headers.get('Cache-Control')!;
  if (/max-age=[0-2]\b/.test(lifetime) && !/stale-while/.test(lifetime)) shortLived.add(list);
  else shortLived.delete(list);
  let body: unknown;
  let problem = '';
  try {
    body = parse(text);
  } catch {
    problem = /json/.test(headers.get('Content-Type')!) ? 'broken JSON' : NOT_JSON;
  }
  if (bytes.size > MAX_BODY_BYTES) problem = TOO_LARGE;
  if (!response.ok) throw new Refused(url, response.status, body, +headers.get('Retry-After')!);
  if (problem) throw new Unreadable(url, problem);
  onHeaders?.(headers);
  return body;
}

/** Whether an answer was larger than what is read of it: one with fewer records may not be. */
export function isTooLarge(failure: unknown): boolean {
  return failure instanceof Unreadable && failure.message.endsWith(TOO_LARGE);
}

/**
 * Whether a failure says that this page can't use v2 here (no CORS, no such
 * path, a web page in its place), as against a panel in trouble.
 */
export function isMissingV2(failure: unknown): boolean {
  const { reason, status, message } = failure as { reason?: string; status?: number; message: string };
  return reason === 'network' || [404, 405, 501].includes(status!) || message.endsWith(NOT_JSON);
}
