import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  initialFeedState,
  applyResponse,
  type FeedResponse,
  type FeedState,
} from '../../../src/station/feed/feed-state.js';
import { MINUTE, NOON, plays, track } from '../stage.js';

function responseOf(changes: Partial<FeedResponse> = {}): FeedResponse {
  return {
    records: plays(20, 100, NOON - MINUTE),
    count: 5000,
    requestedAt: NOON - 50,
    respondedAt: NOON,
    random: 0.25,
    ...changes,
  };
}

const first = applyResponse(initialFeedState, responseOf(), 100);
const at = (seconds: number): Pick<FeedResponse, 'requestedAt' | 'respondedAt'> => ({
  requestedAt: NOON + seconds * 1000 - 50,
  respondedAt: NOON + seconds * 1000,
});

describe('applyResponse', () => {
  it('stores the request and response times', () => {
    const { requestedAt, respondedAt, asOf, random } = first;
    assert.deepEqual([requestedAt, respondedAt, asOf, random], [NOON - 50, NOON, NOON, 0.25]);
  });

  it('sets `complete` once all records are loaded', () => {
    assert.equal(first.complete, false);
    assert.equal(applyResponse(initialFeedState, responseOf({ count: 20 }), 100).complete, true);
    assert.equal(applyResponse(initialFeedState, responseOf({ count: 0, records: [] }), 100).complete, true);
    assert.equal(applyResponse(initialFeedState, responseOf({ count: null }), 100).complete, false);
  });

  it('counts responses that contain an ended track', () => {
    const same = { records: plays(2, 100, NOON - MINUTE) };
    const overdueAnswers: number[] = [];
    let state: FeedState = first;
    for (const seconds of [60, 119, 120, 121.5, 124]) {
      state = applyResponse(state, responseOf({ ...same, ...at(seconds) }), 100);
      overdueAnswers.push(state.overdueResponses);
    }
    assert.deepEqual(overdueAnswers, [0, 0, 1, 2, 3]);
    const next = [track(101, NOON + 120_000, 180_000), ...same.records];
    assert.equal(applyResponse(state, responseOf({ records: next, ...at(128) }), 100).overdueResponses, 0);
  });

  it("doesn't count responses if the end is unknown", () => {
    const live = responseOf({ records: [track(1, NOON - 300 * MINUTE, null)] });
    assert.equal(applyResponse(initialFeedState, live, 100).overdueResponses, 0);
  });

  it('drops records older than a gap', () => {
    const later = responseOf({ records: plays(2, 200, NOON + 29 * MINUTE), ...at(30 * 60) });
    const copy: FeedState = { ...initialFeedState, tracks: first.tracks, asOf: first.asOf };
    for (const before of [first, copy]) {
      assert.deepEqual(
        applyResponse(before, later, 100).tracks.map(({ id }) => id),
        [200, 199],
        'what is older is not shown as if nothing lay between',
      );
    }
  });

  it('remembers that tracks were cut', () => {
    const cut = responseOf({
      records: [track(101, NOON + 30_000, 180_000), track(100, NOON - MINUTE, 180_000)],
      ...at(31),
    });
    const state = applyResponse(first, cut, 100);
    assert.equal(state.cuts, true);
    const calm = responseOf({ records: plays(20, 500, NOON + 10 * MINUTE), ...at(700) });
    assert.equal(applyResponse(state, calm, 100).cuts, true);
  });

  it('stops searching for cuts after 100 records', () => {
    assert.equal(first.cutsChecked, false);
    assert.equal(
      applyResponse(first, responseOf({ records: plays(100, 100, NOON - MINUTE) }), 100).cutsChecked,
      true,
    );
    assert.equal(applyResponse(initialFeedState, responseOf({ count: 20 }), 100).cutsChecked, true);
  });

  describe('a response older than the known tracks', () => {
    const older = responseOf({ records: plays(20, 99, NOON - 4 * MINUTE), ...at(10) });
    const doubted = applyResponse(first, older, 100);

    it("doesn't replace the newer track", () => {
      assert.equal(doubted.tracks[0]!.id, 100);
      assert.equal(doubted.doubted, true);
      assert.deepEqual([doubted.clock, doubted.asOf], [first.clock, first.asOf]);
    });

    it('is accepted if the next response confirms it', () => {
      const state = applyResponse(doubted, { ...older, ...at(15) }, 100);
      assert.deepEqual([state.tracks[0]!.id, state.doubted], [99, false]);
      assert.deepEqual(state.clock, first.clock, 'nothing is learned from it');
    });

    it('is forgotten if the next response is newer', () => {
      const state = applyResponse(doubted, responseOf(at(15)), 100);
      assert.deepEqual([state.tracks[0]!.id, state.doubted], [100, false]);
      assert.equal(applyResponse(state, { ...older, ...at(20) }, 100).tracks[0]!.id, 100);
    });
  });

  it('mutates neither the state nor the response', () => {
    const frozen: FeedState = Object.freeze({
      ...first,
      tracks: Object.freeze(first.tracks) as FeedState['tracks'],
    });
    applyResponse(frozen, Object.freeze(responseOf(at(20))), 100);
  });
});
