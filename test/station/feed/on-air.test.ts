import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readAiring } from '../../../src/servers/panel/airing.js';
import { Unreachable } from '../../../src/client/http/failures.js';
import { onAirAt } from '../../../src/station/feed/on-air.js';
import type { FeedSnapshot, Shows } from '../../../src/station/snapshot.js';
import { MINUTE, NOON, plays, track } from '../stage.js';

/** 3 is on air since noon, for three minutes; 2 and 1 were before. */
const feed: FeedSnapshot = { status: 'ready', tracks: plays(3, 3, NOON), asOf: NOON + 1000, failure: null };
const HOUR = 60 * MINUTE;

describe('onAirAt', () => {
  const heard: { title: string; seconds: number; delay: number; id: number }[] = [
    { title: 'returns the newest record without a delay', seconds: 1, delay: 0, id: 3 },
    {
      title: 'returns the newest record shortly before its start',
      seconds: -4,
      delay: 0,
      id: 3,
    },
    { title: 'returns the previous record while the stream lags', seconds: 19.9, delay: 20, id: 2 },
    { title: 'returns the next record when the delay is over', seconds: 20, delay: 20, id: 3 },
    { title: 'returns an older record for a long delay', seconds: 1, delay: 200, id: 1 },
    {
      title: 'returns the oldest record for an excessive delay',
      seconds: 1,
      delay: 3000,
      id: 1,
    },
    { title: 'ignores a negative delay', seconds: 1, delay: -30, id: 3 },
  ];
  for (const { title, seconds, delay, id } of heard) {
    it(title, () => {
      assert.equal(onAirAt(feed, NOON + seconds * 1000, delay * 1000).track?.id, id);
    });
  }

  it('returns an ended track for five more minutes', () => {
    const gone = NOON + 3 * MINUTE + 5 * MINUTE;
    assert.equal(onAirAt(feed, gone, 0).track?.id, 3);
    assert.equal(onAirAt(feed, gone, 0).status, 'ready');
    const { status, track, last } = onAirAt(feed, gone + 1, 0);
    assert.deepEqual([status, track, last?.id], ['empty', null, 3]);
  });

  it('returns a live set for six hours', () => {
    const live = { ...feed, tracks: [track(4, NOON, null)] };
    assert.equal(onAirAt(live, NOON + 6 * HOUR, 0).status, 'ready');
    assert.equal(onAirAt(live, NOON + 6 * HOUR + 1, 0).last?.id, 4);
  });

  it('returns tracks of any length if `onAir` is true', () => {
    for (const length of [null, 3 * MINUTE]) {
      const live = { ...feed, tracks: [track(4, NOON, length)], onAir: true };
      const { status, track: current, last } = onAirAt(live, NOON + 17 * HOUR, 0);
      assert.deepEqual([status, current?.id, last], ['ready', 4, null]);
    }
  });

  it('returns no track while there is no title', () => {
    for (const tracks of [feed.tracks, []]) {
      const {
        status,
        track: current,
        last,
      } = onAirAt({ ...feed, tracks, onAir: true, isOver: true }, NOON, 0);
      assert.deepEqual([status, current, last], ['ready', null, null]);
    }
  });

  it('returns the status "empty" without a title', () => {
    for (const onAir of [false, null]) {
      const { status, track: current, last } = onAirAt({ ...feed, onAir, isOver: true }, NOON, 0);
      assert.deepEqual([status, current, last?.id], ['empty', null, 3]);
    }
  });

  it('returns the status "empty" without plays', () => {
    const { status, track, last } = onAirAt({ ...feed, tracks: [] }, NOON, 0);
    assert.deepEqual([status, track, last], ['empty', null, null]);
    assert.equal(onAirAt({ ...feed, tracks: [] }, NOON, 20_000).status, 'empty');
  });

  it('returns the reason for a failure', () => {
    const failure = new Unreachable('https://panel', 'timeout');
    const stale = onAirAt({ ...feed, status: 'stale', failure }, NOON + HOUR, 0);
    assert.deepEqual([stale.status, stale.asOf, stale.failure], ['stale', NOON + 1000, failure]);
    assert.equal(stale.track, null, 'an old copy is not on air');
    assert.equal(stale.last?.id, 3);
    for (const status of ['loading', 'failed'] as const) {
      assert.equal(onAirAt({ status, tracks: [], asOf: null, failure: null }, NOON, 0).status, status);
    }
  });
});

describe('onAirAt with shows', () => {
  const shows = (name: string | null): Shows => ({
    show: name === null ? null : readAiring({ name, start_ts: NOON / 1000, end_ts: NOON / 1000 + 3600 }),
    next: null,
  });
  const gone = NOON + 9 * MINUTE;

  it('returns the status "ready" during a show', () => {
    const { status, track, last, show } = onAirAt(feed, gone, 0, shows('Morning'));
    assert.deepEqual([status, track, last?.id, show?.name], ['ready', null, 3, 'Morning']);
    assert.equal(onAirAt({ ...feed, tracks: [] }, NOON, 0, shows('Morning')).status, 'ready');
  });

  it('returns the status "empty" between shows', () => {
    assert.equal(onAirAt(feed, gone, 0, shows(null)).status, 'empty');
    const { status, show, next } = onAirAt(feed, gone, 0);
    assert.deepEqual([status, show, next], ['empty', null, null]);
  });

  it('keeps the status "loading", "stale" or "failed"', () => {
    for (const status of ['loading', 'stale', 'failed'] as const) {
      assert.equal(onAirAt({ ...feed, status }, gone, 0, shows('Morning')).status, status);
    }
  });
});
