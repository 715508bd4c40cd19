import { readBody } from './http/body.js';
import { v2 } from '../contract/paths.js';
import { whyUnreachable } from './http/failures.js';
import { fetchFromHost } from './http/fetch-from-host.js';
import { readCount } from '../servers/fields.js';
import { limitTime } from './http/time-limit.js';

export type Choice = 'like' | 'dislike';

/** The numbers of likes and dislikes of a track at its station. Both are integers and never negative. */
export interface VoteCounts {
  readonly up: number;
  readonly down: number;
}

/**
 * - `counted`: the panel accepted it; `counts` is null if the panel didn't send counts
 * - `sent`: it was sent, but whether it counts is unknown
 * - `repeated`: the panel already had a vote from this visitor
 * - `offline`, `blocked`: it wasn't sent, because there is no network, or because of the page's Content-Security-Policy
 * - `gone`: the panel doesn't have the track, or no longer has it
 * - `throttled`: the panel has received too many votes from this address and rejects more for now
 * - `refused`: the panel rejected it
 */
export type VoteResult =
  | { readonly kind: 'counted'; readonly counts: VoteCounts | null }
  | { readonly kind: 'sent' | 'repeated' }
  | { readonly kind: NotCounted };

/** Results of votes that certainly weren't counted, so the visitor can vote again. */
export type NotCounted = 'offline' | 'blocked' | 'gone' | 'throttled' | 'refused';

/** The browser may report a policy violation up to this long after the request fails. */
const VIOLATION_DELAY_MS = 50;

/**
 * Posts one vote. It has no body, header or cookie, so it needs no preflight, and it is sent even if the
 * visitor leaves the page. `music` is the track's `all_music_id`. Never rejects.
 */
export async function castVote(
  baseUrl: string,
  music: number,
  choice: Choice,
  canRead: boolean,
): Promise<VoteResult> {
  const url = baseUrl + v2.music + music + '/' + choice + '/';
  const page = globalThis.document as Document | undefined;
  const limit = limitTime();
  let blocked = false;
  const onViolation = ({ blockedURI, disposition }: SecurityPolicyViolationEvent): void => {
    blocked ||= disposition === 'enforce' && !!blockedURI && url.startsWith(blockedURI);
  };
  page?.addEventListener('securitypolicyviolation', onViolation);
  let response: Response | undefined;
  try {
    response = await fetchFromHost(url, {
      method: 'POST',
      mode: canRead ? 'cors' : 'no-cors',
      credentials: 'omit',
      keepalive: true,
      signal: limit.signal,
    });
    return await resultOf(response);
  } catch {
    // The vote may have been counted even though there is no response. If it were sent again, it could count twice.
    const isOffline = !response && !limit.signal.aborted && whyUnreachable() === 'offline';
    if (page) await new Promise((resolve) => setTimeout(resolve, VIOLATION_DELAY_MS));
    if (blocked) return { kind: 'blocked' };
    return { kind: isOffline ? 'offline' : 'sent' };
  } finally {
    limit.clear();
    page?.removeEventListener('securitypolicyviolation', onViolation);
  }
}

/**
 * The contract doesn't define the responses to votes. Here, any 400 for an existing track means a repeated vote. A
 * successful response may have no body, `{}`, or counts.
 */
async function resultOf(response: Response): Promise<VoteResult> {
  const { status, type } = response;
  if (type === 'opaque' || status > 499) return { kind: 'sent' };
  if (status === 400) return { kind: 'repeated' };
  if (status === 404) return { kind: 'gone' };
  if (status === 429) return { kind: 'throttled' };
  if (!response.ok) return { kind: 'refused' };
  const text = await (await readBody(response)).text();
  // Throws if the response isn't JSON, for example because it is the login page of a hotel's Wi-Fi. Then it is unknown
  // whether the vote was counted.
  return { kind: 'counted', counts: text ? readCounts(JSON.parse(text)) : null };
}

function readCounts(value: unknown): VoteCounts | null {
  const { up, down } = Object(value) as Record<string, unknown>;
  const counts = { up: readCount(up)!, down: readCount(down)! };
  return isCount(counts.up) && isCount(counts.down) ? counts : null;
}

/** Whether a value is an integer from 0 to 1,000,000,000. */
export function isCount(value: unknown): value is number {
  return Number.isInteger(value) && readCount(value) !== null;
}
