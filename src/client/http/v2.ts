import { MAX_BODY_BYTES, readBody } from './body.js';
import { takeEarlyResponse, v2Request } from './early-responses.js';
import { Refused, Unreachable, Unreadable, whyUnreachable } from './failures.js';
import { fetchFromHost } from './fetch-from-host.js';
import { limitTime } from './time-limit.js';

const NOT_JSON = 'not JSON';
const TOO_LARGE = 'more than 8 MB';

/** URLs (without the query) of lists whose responses are fresh for at most two seconds. */
const shortLived = new Set<string>();

/**
 * Sends one GET request to the v2 API, without a token, a cookie or any header that would require a
 * preflight.
 *
 * `no-cache` makes the browser revalidate by ETag, so an old response is never mistaken for the current one.
 * The browser then also sends `max-age=0`, and some shared caches forward such a request to the panel.
 * Polling sends many requests, so `poll` leaves out `no-cache` if the panel's responses are fresh for at most
 * two seconds.
 *
 * `onHeaders` gets the headers of a readable response. `parse` replaces `JSON.parse`, and also gets the raw
 * body and the headers.
 *
 * @throws StationFailure, or the error from `fetch` if the caller aborted.
 */
export async function readV2(
  url: string,
  signal: AbortSignal,
  poll = false,
  onHeaders?: (headers: Headers) => void,
  parse: (text: string, bytes: Blob, headers: Headers) => unknown = parseJson,
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
    // A stream never ends, so its body isn't read.
    const isStream = /^(audio|video)/.test(response.headers.get('Content-Type')!);
    bytes = await readBody(response, isStream ? 0 : MAX_BODY_BYTES);
    text = await bytes.text();
  } catch (cause) {
    if (signal.aborted) throw cause;
    // An early request may be aborted by its own time limit.
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
  // A truncated response isn't parsed, because that can take seconds.
  let problem = bytes.size > MAX_BODY_BYTES ? TOO_LARGE : '';
  try {
    if (!problem) body = await parse(text, bytes, headers);
  } catch {
    problem = /json/.test(headers.get('Content-Type')!) ? 'broken JSON' : NOT_JSON;
  }
  if (!response.ok) throw new Refused(url, response.status, body, +headers.get('Retry-After')!);
  if (problem) throw new Unreadable(url, problem);
  onHeaders?.(headers);
  return body;
}

const parseJson = (text: string): unknown => JSON.parse(text);

/** Whether a response was larger than `MAX_BODY_BYTES`. If so, requesting fewer records may help. */
export function isTooLarge(failure: unknown): boolean {
  return failure instanceof Unreadable && failure.problem === TOO_LARGE;
}

/**
 * Whether the failure means that this page can't use v2 here (no CORS, no such path, or a web page as the response),
 * and not that the panel has a temporary problem.
 */
export function isMissingV2(failure: unknown): boolean {
  const { reason, status, problem } = failure as Partial<
    Pick<Unreachable & Refused, 'reason' | 'status' | 'problem'>
  >;
  return (
    reason === 'network' || reason === 'offline' || [404, 405, 501].includes(status!) || problem === NOT_JSON
  );
}
