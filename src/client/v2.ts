/**
 * In:  the address of a v2 resource.
 * Out: its JSON, or one of the three failures.
 */
import { Refused, Unreachable, Unreadable } from './failures.js';

/** How long an answer may take: milliseconds. */
export const TIMEOUT = 10_000;

/**
 * Asks the v2 API once. No token, no cookie, and no header that would need a
 * preflight. `no-cache` makes the browser ask with the ETag it holds, so an old
 * copy is never taken for the present.
 *
 * @throws StationFailure; or the signal's reason, when the caller has given up.
 */
export async function readV2(url: string, signal: AbortSignal, timeoutMs = TIMEOUT): Promise<unknown> {
  const method = 'GET';
  const limit = new AbortController();
  const giveUp = (): void => limit.abort();
  const timer = setTimeout(giveUp, timeoutMs);
  signal.addEventListener('abort', giveUp);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      cache: 'no-cache',
      credentials: 'omit',
      headers: { Accept: 'application/json' },
      signal: limit.signal,
    });
    text = await response.text();
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new Unreachable(method, url, limit.signal.aborted ? 'timeout' : whyUnreachable(), cause);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
  const body = parse(text);
  if (!response.ok) {
    const refused = new Refused(method, url, response.status, fieldErrors(body));
    refused.retryAfterSeconds = readRetryAfter(response.headers.get('Retry-After'));
    throw refused;
  }
  if (body === undefined) {
    const json = /json/.test(response.headers.get('Content-Type') || '');
    throw new Unreadable(method, url, json ? 'broken JSON' : NOT_JSON);
  }
  return body;
}

const NOT_JSON = 'not JSON';

/**
 * Whether a failure says that there is no v2 here for this page (no CORS, no
 * such path, a web page in its place), as against a panel in trouble.
 */
export function isMissingV2(failure: unknown): boolean {
  if (failure instanceof Unreachable) return failure.reason === 'network';
  if (failure instanceof Refused) return [404, 405, 501].includes(failure.status);
  return failure instanceof Unreadable && failure.message.endsWith(NOT_JSON);
}

/** What a request that never got an answer can say: the browser knows when it is offline. */
export function whyUnreachable(): 'offline' | 'network' {
  return typeof navigator !== 'undefined' && navigator.onLine === false ? 'offline' : 'network';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The field errors of a 400, `{field: [code, …]}`; whatever else the body holds is left out. */
function fieldErrors(body: unknown): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  if (typeof body !== 'object' || body === null) return fields;
  for (const [name, codes] of Object.entries(body)) {
    if (Array.isArray(codes)) fields[name] = codes.map(String);
  }
  return fields;
}

/** Seconds, from a number or an HTTP date; null where there is none or the page may not see it. */
function readRetryAfter(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header) ? +header : (Date.parse(header) - Date.now()) / 1000;
  return seconds >= 0 ? seconds : null;
}
