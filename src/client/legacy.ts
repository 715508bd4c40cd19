/**
 * In:  a panel and one of its legacy resources.
 * Out: its data by JSONP, or one of the three failures.
 *
 * Modules load this file only for pages that can't reach v2.
 */
import { legacy } from '../contract/paths.js';
import { Refused, Unreachable, Unreadable, whyUnreachable } from './failures.js';
import { FRAME_CALLBACK, askInFrame, askInPage, type JsonpProblem } from './jsonp.js';
import { TIMEOUT } from './v2.js';

/** `frame`: the panel's script runs in a sandboxed frame. `direct`: in the page, by the owner's explicit opt-in. */
export type JsonpMode = 'frame' | 'direct';

/**
 * Asks the legacy API once. The parameters stand in a fixed order, without
 * chance, so that visitors share one URL and caches can help. The signal is
 * this request's alone.
 *
 * @throws StationFailure; or another error, when the caller has given up.
 */
export function readLegacy(url: string, mode: JsonpMode, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const done = (problem: JsonpProblem | null, data: unknown): void =>
      problem ? reject(failureOf(url, problem)) : resolve(data);
    const ask = mode === 'frame' ? askInFrame : askInPage;
    const end = ask(url + '&format=jsonp&callback=' + FRAME_CALLBACK, TIMEOUT, done);
    signal.onabort = () => {
      end();
      reject(new Error('aborted'));
    };
  });
}

/**
 * The legacy API answers an unknown server number with an empty list, v2
 * refuses it: both shall say the same, so an empty list is looked into.
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

function failureOf(url: string, problem: JsonpProblem): Unreachable | Unreadable {
  if (problem === 'unreadable') return new Unreadable(url, 'not JSONP');
  const known = problem === 'timeout' || problem === 'blocked';
  return new Unreachable(url, known ? problem : whyUnreachable());
}
