/**
 * In:  a track to vote on, and whether this page can read what the panel answers.
 * Out: what became of the vote. It is posted once, whatever comes back.
 */
import { v2 } from '../contract/paths.js';
import { whyUnreachable } from './failures.js';
import { readNumber } from './fields.js';
import { TIMEOUT } from './v2.js';

export type Choice = 'like' | 'dislike';

/** How often a track was liked and disliked at its station: whole numbers, 0 or more. */
export interface VoteCounts {
  readonly up: number;
  readonly down: number;
}

/**
 * - `counted`: the panel took it; `counts` is null where it does not say how many there are
 * - `sent`: it left, and nobody knows whether it counts
 * - `repeated`: the panel had one from this visitor already
 * - `offline`, `blocked`: it never left; `blocked` is the page's Content-Security-Policy
 * - `gone`: the panel has no such track (any more)
 * - `refused`: the panel said no
 */
export type VoteResult =
  | { readonly kind: 'counted'; readonly counts: VoteCounts | null }
  | { readonly kind: 'sent' | 'repeated' }
  | { readonly kind: NotCounted };

/** What surely was not counted, so that it may be tried again. */
export type NotCounted = 'offline' | 'blocked' | 'gone' | 'refused';

/** A policy's report may come after the failure that it explains: milliseconds. */
const REPORT = 50;

/**
 * Posts one vote. No body, no header and no cookie, so that it needs no
 * preflight; it goes out though the page is left. `music` is the track's
 * `all_music_id`. Never rejects.
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
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIMEOUT);
  let blocked = false;
  const onViolation = ({ blockedURI, disposition }: SecurityPolicyViolationEvent): void => {
    blocked ||= disposition === 'enforce' && !!blockedURI && url.startsWith(blockedURI);
  };
  page?.addEventListener('securitypolicyviolation', onViolation);
  try {
    const response = await fetch(url, {
      method: 'POST',
      mode: canRead ? 'cors' : 'no-cors',
      credentials: 'omit',
      keepalive: true,
      signal: limit.signal,
    });
    return await resultOf(response);
  } catch {
    // Without an answer it may have been counted all the same: to send it again could count it twice.
    if (page) await new Promise((resolve) => setTimeout(resolve, REPORT));
    return { kind: blocked ? 'blocked' : 'sent' };
  } finally {
    clearTimeout(timer);
    page?.removeEventListener('securitypolicyviolation', onViolation);
  }
}

/** Choice (the contract shows no answers): any 400 for a track that exists is a repeated vote; success may have no body, `{}`, or counts. */
async function resultOf(response: Response): Promise<VoteResult> {
  const { status, type } = response;
  if (type === 'opaque' || status > 499) return { kind: 'sent' };
  if (status === 400) return { kind: 'repeated' };
  if (status === 404) return { kind: 'gone' };
  if (!response.ok) return { kind: 'refused' };
  const text = await response.text();
  // What is no JSON is somebody else's page, such as a hotel's: it tells nothing of the vote.
  return { kind: 'counted', counts: text ? readCounts(JSON.parse(text)) : null };
}

function readCounts(value: unknown): VoteCounts | null {
  const { up, down } = Object(value) as Record<string, unknown>;
  const counts = { up: readNumber(up)!, down: readNumber(down)! };
  return isCount(counts.up) && isCount(counts.down) ? counts : null;
}

/** Whether something is a whole number, 0 or more. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
