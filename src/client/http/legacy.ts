/** Loaded only by pages that can't use v2. */
import { legacy } from '../../contract/paths.js';
import { Refused, Unreachable, Unreadable, whyUnreachable } from './failures.js';
import { jsonpAddress, requestInSandbox, requestDirectly, type JsonpProblem } from './jsonp.js';
import { REQUEST_TIMEOUT_MS } from './time-limit.js';

/** `frame`: the panel's script runs in a sandboxed frame. `direct`: it runs in the page, if the page's owner opted in. */
export type JsonpMode = 'frame' | 'direct';

/**
 * Sends one JSONP request to the legacy API or another server. `callback` is the server's parameter for the
 * callback's name.
 *
 * @throws StationFailure, even outside a browser; another error if the caller aborts.
 */
export function readLegacy(
  url: string,
  mode: JsonpMode,
  signal: AbortSignal,
  callback?: string,
): Promise<unknown> {
  if (!globalThis.document)
    return Promise.reject(new Unreachable(url, 'network', 'JSONP requires a browser page'));
  return new Promise((resolve, reject) => {
    const request = mode === 'frame' ? requestInSandbox : requestDirectly;
    const abort = request(jsonpAddress(url, callback), REQUEST_TIMEOUT_MS, (problem, data) => {
      signal.removeEventListener('abort', onAbort);
      if (problem) reject(jsonpFailure(url, problem));
      else resolve(data);
    });
    function onAbort(): void {
      abort();
      reject(new Error('aborted'));
    }
    signal.addEventListener('abort', onAbort);
  });
}

/**
 * Checks that the panel has this server. Call it after an empty list: for an unknown server number, v2
 * returns 400, but the legacy API returns an empty list. This check makes both fail in the same way.
 *
 * @throws Refused if the panel has servers, but not this one.
 */
export async function checkServer(
  baseUrl: string,
  server: number,
  mode: JsonpMode,
  signal: AbortSignal,
): Promise<void> {
  const url = baseUrl + legacy.servers + '?limit=0';
  const { objects } = Object(await readLegacy(url, mode, signal)) as { objects?: { id?: unknown }[] };
  if (Array.isArray(objects) && !objects.some((each) => Number(each?.id) === server)) {
    throw new Refused(url, 400, { server: ['invalid_choice'] });
  }
}

function jsonpFailure(url: string, problem: JsonpProblem): Unreachable | Unreadable {
  if (problem === 'unreadable') return new Unreadable(url, 'not JSONP');
  const known = problem === 'timeout' || problem === 'blocked';
  return new Unreachable(url, known ? problem : whyUnreachable());
}
