import type { JsonpProblem } from '../client/http/jsonp.js';
import type { Retry } from '../servers/retry.js';
import { learnFrom, unknownClock } from '../station/clock.js';
import { lacksNewest } from '../station/feed/merge.js';
import type { PlanInput } from '../station/feed/polling-plan.js';
import type { LegacyTrack } from './records.js';

/** The state of one station, shared by all elements on the page that show the station. */
export interface LegacyFeed extends PlanInput, Retry {
  onAir: boolean | null;
  /** True if the newest play was over when the last response arrived. */
  isOver: boolean;
  /** Newest first. */
  tracks: LegacyTrack[];
  /** When `tracks` were requested, in milliseconds (visitor's clock); null before the first response. */
  requestedAt: number | null;
  /** Names of the DJs on air, requested if the newest record doesn't include one; '' if unknown. */
  djs: string;
  /** Why the last request failed; null if it succeeded. */
  problem: JsonpProblem | null;
}

export function emptyFeed(): LegacyFeed {
  return {
    tracks: [],
    requestedAt: null,
    onAir: null,
    isOver: false,
    djs: '',
    problem: null,
    clock: unknownClock,
    // One page is too short to detect tracks that were cut, so poll as often as for a station that cuts tracks short.
    cuts: true,
    respondedAt: null,
    overdueResponses: 0,
    doubted: false,
    failures: 0,
    failedAt: 0,
    retryAfterSeconds: 0,
    random: 0,
  };
}

/** Updates the feed with a response. `plays` are newest first. Returns whether another play is the newest now. */
export function receivePlays(feed: LegacyFeed, plays: LegacyTrack[], requestedAt: number): boolean {
  const now = +new Date();
  const play = plays[0];
  feed.respondedAt = now;
  feed.failures = 0;
  feed.random = Math.random();
  // An older list may come from a cache. It is accepted if the next response is older as well.
  feed.doubted = !feed.doubted && lacksNewest(feed.tracks, plays);
  if (feed.doubted) return false;
  const changed = !feed.tracks[0] || feed.tracks[0].id !== (play && play.id);
  if (play) {
    feed.clock = learnFrom(feed.clock, play.ts, now, changed ? feed.requestedAt : null);
    const over = play.length && now + feed.clock.offset > play.ts + play.length;
    feed.overdueResponses = over && !changed ? feed.overdueResponses + 1 : 0;
  }
  feed.tracks = plays;
  feed.requestedAt = requestedAt;
  return changed;
}
