/**
 * In:  the address of a v2 resource.
 * Out: its JSON, or one of the three failures.
 */
import { Refused, Unreachable, Unreadable, whyUnreachable } from './failures.js';

/** How long an answer may take: milliseconds. */
export const TIMEOUT = 10_000;

const NOT_JSON = 'not JSON';

/**
 * Asks the v2 API once. No token, no cookie, and no header that would need a
 * preflight. `no-cache` makes the browser ask with the ETag it holds, so an old
 * copy is never taken for the present. The signal is this request's alone.
 *
 * @throws StationFailure; or the fetch's own error, when the caller has given up.
 */
export async function readV2(url: string, signal: AbortSignal): Promise<unknown> {
  const limit = new AbortController();
  const giveUp = (): void => limit.abort();
  const timer = setTimeout(giveUp, TIMEOUT);
  signal.onabort = giveUp;
  let response: Response;
  let body: unknown;
  let broken = false;
  try {
    response = await fetch(url, {
      cache: 'no-cache',
      credentials: 'omit',
      headers: { Accept: 'application/json' },
      signal: limit.signal,
    });
    body = await response.json().catch((cause: Error) => {
      broken = cause.name === 'SyntaxError';
      if (!broken) throw cause;
    });
  } catch (cause) {
    throw signal.aborted
      ? cause
      : new Unreachable(url, limit.signal.aborted ? 'timeout' : whyUnreachable(), cause);
  } finally {
    clearTimeout(timer);
  }
  const { headers } = response;
  if (!response.ok) throw new Refused(url, response.status, body, +headers.get('Retry-After')!);
  if (broken) throw new Unreadable(url, /json/.test(headers.get('Content-Type')!) ? 'broken JSON' : NOT_JSON);
  return body;
}

/**
 * Whether a failure says that there is no v2 here for this page (no CORS, no
 * such path, a web page in its place), as against a panel in trouble.
 */
export function isMissingV2(failure: unknown): boolean {
  const { reason, status, message } = failure as { reason?: string; status?: number; message: string };
  return reason === 'network' || [404, 405, 501].includes(status!) || message.endsWith(NOT_JSON);
}
