/**
 * In:  the address of a legacy resource.
 * Out: its data by JSONP, or one of the three failures.
 */
import { Unreachable, Unreadable } from './failures.js';
import { FRAME_CALLBACK, askInFrame, askInPage, type JsonpProblem } from './jsonp.js';
import { TIMEOUT, whyUnreachable } from './v2.js';

/** `frame`: the panel's script runs in a sandboxed frame. `direct`: in the page, by the owner's explicit opt-in. */
export type JsonpWay = 'frame' | 'direct';

/**
 * Asks the legacy API once. `url` already has its parameters, in a fixed order.
 *
 * @throws StationFailure; or an AbortError, when the caller has given up.
 */
export function readLegacy(
  url: string,
  way: JsonpWay,
  signal: AbortSignal,
  timeoutMs = TIMEOUT,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const done = (problem: JsonpProblem | null, data: unknown): void => {
      signal.removeEventListener('abort', giveUp);
      if (problem) reject(failureOf(url, problem));
      else resolve(data);
    };
    // In the page a name belongs to one URL, so that a late answer can't be taken for another's.
    const callback = way === 'frame' ? FRAME_CALLBACK : 'onair_' + url.replace(/\W+/g, '_');
    const address = url + '&format=jsonp&callback=' + callback;
    const end =
      way === 'frame'
        ? askInFrame(address, timeoutMs, done)
        : askInPage(address, callback, timeoutMs, done);
    function giveUp(): void {
      end();
      reject(new DOMException('Aborted', 'AbortError'));
    }
    signal.addEventListener('abort', giveUp, { once: true });
  });
}

function failureOf(url: string, problem: JsonpProblem): Unreachable | Unreadable {
  if (problem === 'unreadable') return new Unreadable('GET', url, 'not JSONP');
  const known = problem === 'timeout' || problem === 'blocked';
  return new Unreachable('GET', url, known ? problem : whyUnreachable());
}
