/**
 * In:  a track to vote on, and whether this page can read what the panel answers.
 * Out: the result of the vote. It is posted once, whatever the panel answers.
 */
import { readBody } from './http/body.js';
import { v2 } from '../contract/paths.js';
import { whyUnreachable } from './http/failures.js';
import { fetchFromHost } from './http/fetch-from-host.js';
import { readCount } from '../servers/fields.js';
import { limitTime } from './http/time-limit.js';

export type Choice = 'like' | 'dislike';

/** How often a track was liked and disliked at its station: whole numbers, 0 or more. */
export interface VoteCounts {
  readonly up: number;
  readonly down: number;
}

/**
 * - `counted`: the panel took it; `counts` is null where it does not say how many there are
 * - `sent`: it was sent, and nobody knows whether it counts
 * - `repeated`: the panel had one from this visitor already
 * - `offline`, `blocked`: it was not sent; `blocked` is the page's Content-Security-Policy
 * - `gone`: the panel has no such track, or no longer
 * - `throttled`: the panel has too many votes from this address for now
 * - `refused`: the panel did not take it
 */
export type VoteResult =
  | { readonly kind: 'counted'; readonly counts: VoteCounts | null }
  | { readonly kind: 'sent' | 'repeated' }
  | { readonly kind: NotCounted };

/** Results of a vote that was surely not counted: it may be sent again. */
export type NotCounted = 'offline' | 'blocked' | 'gone' | 'throttled' | 'refused';

/** The report of a policy may come after the failed request: milliseconds. */
const REPORT = 50;

/**
 * Posts one vote. No body, no header and no cookie, so that it needs no
 * preflight; it is sent even if the visitor leaves the page meanwhile. `music`
 * is the track's `all_music_id`. Never rejects.
 */
export async function castVote(
  baseUrl: string,
  music: number,
  choice: Choice,
  canRead: boolean,
): Promise<VoteResult> {
  if (whyUnreachable() === 'offline') return { kind: 'offline' };
  const url = baseUrl + v2.music + music + '/' + choice + '/';
  const page = globalThis.document as Document | undefined;
  const limit = limitTime();
  let blocked = false;
  const onViolation = ({ blockedURI, disposition }: SecurityPolicyViolationEvent): void => {
    blocked ||= disposition === 'enforce' && !!blockedURI && url.startsWith(blockedURI);
  };
  page?.addEventListener('securitypolicyviolation', onViolation);
  try {
    const response = await fetchFromHost(url, {
      method: 'POST',
      mode: canRead ? 'cors' : 'no-cors',
      credentials: 'omit',
      keepalive: true,
      signal: limit.signal,
    });
    return await resultOf(response);
  } catch {
    // Without an answer it may have been counted: sent again, it could count twice.
    if (page) await new Promise((resolve) => setTimeout(resolve, REPORT));
    return { kind: blocked ? 'blocked' : 'sent' };
  } finally {
    limit.clear();
    page?.removeEventListener('securitypolicyviolation', onViolation);
  }
}

/** Choice (the contract shows no answers): any 400 for a track that exists is a repeated vote; success may have no body, `{}`, or counts. */
async function resultOf(response: Response): Promise<VoteResult> {
  const { status, type } = response;
  if (type === 'opaque' || status > 499) return { kind: 'sent' };
  if (status === 400) return { kind: 'repeated' };
  if (status === 404) return { kind: 'gone' };
  if (status === 429) return { kind: 'throttled' };
  if (!response.ok) return { kind: 'refused' };
  const text = await (await readBody(response)).text();
  // An answer that is no JSON may be the login page of a hotel's Wi-Fi: it says nothing about the vote.
  return { kind: 'counted', counts: text ? readCounts(JSON.parse(text)) : null };
}

function readCounts(value: unknown): VoteCounts | null {
  const { up, down } = Object(value) as Record<string, unknown>;
  const counts = { up: readCount(up)!, down: readCount(down)! };
  return isCount(counts.up) && isCount(counts.down) ? counts : null;
}

/** Whether something is a whole number from 0 to 1,000,000,000. */
export function isCount(value: unknown): value is number {
  return Number.isInteger(value) && readCount(value) !== null;
}
