import type { StationClient } from '../../client/station-client.js';
import { STALE_AFTER_MS, type FeedState } from './feed-state.js';
import { readHistoryRecord } from '../../servers/panel/history-record.js';
import { MIN_PAGE_SIZE } from './page-size.js';

/** Length that is assumed if the length of a track is unknown. */
const LONG_TRACK_MS = 600_000;
/** Minimum interval between two requests that bypass caches, per server. */
const INTERVAL_MS = 600_000;

/** The time at which each client last sent a request that bypasses caches, in milliseconds (visitor's clock). */
const lookedAt = new WeakMap<object, number>();

/**
 * Finds out whether a cache between the page and the server returns old responses. If the track should be over, and the
 * responses contain no time or always the same time, this function requests the newest plays with a unique URL, which
 * no cache has. Calls back if the response shows whether the server has a newer track.
 *
 * A live set, or the last track of a station that stopped, can stay the same for hours, so only a newer track
 * proves that the responses are old. That track may have started just before this request, so it counts only
 * if later responses still lack it.
 */
export async function lookPastCaches(
  client: Pick<StationClient, 'capabilities' | 'readNewest' | 'readList'>,
  readState: () => FeedState,
  onResult: (newerSince: number | null) => void,
): Promise<void> {
  const state = readState();
  const { clock, newerSince, now: reported, nowSince, respondedAt } = state;
  const [track] = state.tracks;
  if (!track || (reported && nowSince === respondedAt)) return;
  const now = Date.now();
  const end = track.ts + (track.length ?? LONG_TRACK_MS) - clock.offset;
  const last = lookedAt.get(client) ?? -Infinity;
  if (now < end + STALE_AFTER_MS || Math.abs(now - last) < INTERVAL_MS) return;
  lookedAt.set(client, now);
  const { signal } = new AbortController();
  try {
    const parameter = `_=${now}`;
    const { records } =
      client.capabilities.history === 'full'
        ? await client.readList(
            'history',
            `limit=${MIN_PAGE_SIZE}&offset=0&${parameter}`,
            readHistoryRecord,
            signal,
            MIN_PAGE_SIZE,
          )
        : await client.readNewest(MIN_PAGE_SIZE, signal, state, parameter);
    if (readState().tracks[0]?.id !== track.id) return;
    onResult(records.some(({ ts }) => ts > track.ts) ? (newerSince ?? now) : null);
  } catch {
    // The next request may succeed.
  }
}
