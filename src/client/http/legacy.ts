/**
 * In:  a panel and one of its legacy resources.
 * Out: its data by JSONP, or one of the three failures.
 *
 * Loaded only by pages that can't reach v2.
 */
import { legacy } from '../../contract/paths.js';
import { Refused, Unreachable, Unreadable, whyUnreachable } from './failures.js';
import { jsonpAddress, requestInSandbox, requestDirectly, type JsonpProblem } from './jsonp.js';
import { REQUEST_TIMEOUT_MS } from './time-limit.js';

/** `frame`: the panel's script runs in a sandboxed frame. `direct`: in the page, by the owner's explicit opt-in. */
export type JsonpMode = 'frame' | 'direct';

/**
 * Sends one request to the legacy API, or to another server that answers by JSONP; `callback` is its parameter for that.
 *
 * @throws StationFailure, outside a browser too; or another error, when the caller has aborted.
 */
export function readLegacy(
  url: string,
  mode: JsonpMode,
  signal: AbortSignal,
  callback?: string,
): Promise<unknown> {
  if (!globalThis.document) return Promise.reject(new Unreachable(url, 'network', 'JSONP needs a page'));
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
 * The legacy API answers an unknown server number with an empty list, v2
 * refuses it. Here both have the same result: after an empty list, the panel's servers are read.
 *
 * @throws Refused, when the panel has servers and this is none of them.
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
