import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { azuracast } from '../../src/servers/azuracast/read.js';
import { libretime } from '../../src/servers/libretime/read.js';
import type { PlayReport, ReportedPlay } from '../../src/servers/server-kind.js';
import { shoutcast } from '../../src/servers/shoutcast/read.js';
import { upcomingIn } from '../../src/servers/upcoming.js';
import { NOW_PLAYING, SONG } from './azuracast/samples.js';
import { LIVE, LIVE_INFO, SHOW, TRACK } from './libretime/samples.js';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 2, 6, 12);
const play = (title: string, fields: Partial<ReportedPlay> = {}): ReportedPlay => ({
  id: null,
  ts: null,
  title,
  author: 'Ada Winter',
  ...fields,
});
const current = play('Paper Boats', { ts: NOON, length: 4 * MINUTE });
const report = (upcoming: ReportedPlay | null, change: Partial<PlayReport> = {}): PlayReport => ({
  plays: [current],
  onAir: true,
  now: null,
  name: null,
  upcoming,
  ...change,
});
const next = (ts: number | null = NOON + 4 * MINUTE): ReportedPlay => play('Lanterns', { ts });
const lanterns = { title: 'Lanterns', author: 'Ada Winter' };

describe('the reported next track', () => {
  it('has an expected start time', () =>
    assert.deepEqual(upcomingIn(report(next())), { ...lanterns, ts: NOON + 4 * MINUTE }));

  const shown: [fact: string, given: PlayReport][] = [
    ['can have no start time', report(next(null))],
    ['is kept if the current start is unknown', report(next(), { plays: [play('Paper Boats')] })],
    ['can be expected shortly before the current track', report(next(NOON - 30_000))],
    ['can be overdue', report(next(NOON + 9 * MINUTE))],
    [
      'can be a track from an hour ago',
      report(next(), {
        plays: [
          current,
          play('Between', { ts: NOON - 9 * MINUTE }),
          play('Lanterns', { ts: NOON - 60 * MINUTE }),
        ],
      }),
    ],
    [
      "can share its title with another artist's song",
      report({ ...next(), title: 'Paper Boats', author: 'Other' }),
    ],
    ['is kept if the on-air state is unknown', report(next(), { onAir: null })],
  ];
  for (const [fact, given] of shown) it(fact, () => assert.ok(upcomingIn(given)));

  const absent: [fact: string, given: PlayReport][] = [
    ['if there is none', report(null)],
    ['if it has no title', report({ ...next(), title: null })],
    ['if nothing is on air', report(next(), { onAir: false })],
    ['if there is no current play', report(next(), { plays: [] })],
    ['if it is the current track', report({ ...current, ts: NOON + 4 * MINUTE })],
    [
      'if only its spelling differs from the current track',
      report({ ...next(), title: 'PAPER BOATS', author: null }),
    ],
    ['if its expected start is long past', report(next(NOON - 2 * MINUTE))],
    ['if it starts long after the current track', report(next(NOON + 15 * MINUTE))],
    ['if it was the previous track', report(next(null), { plays: [current, play('Lanterns')] })],
    [
      'if it has just been played',
      report(next(NOON + MINUTE), {
        plays: [current, play('Between', { ts: NOON - MINUTE }), play('Lanterns', { ts: NOON - 4 * MINUTE })],
      }),
    ],
  ];
  for (const [fact, given] of absent) it(`is null ${fact}`, () => assert.equal(upcomingIn(given), null));
});

describe("AzuraCast's next track", () => {
  const place = { baseUrl: 'https://radio.example', station: 'meridian' };
  const read = (change: object) =>
    upcomingIn(azuracast.newest.read([{ ...NOW_PLAYING, ...change }], place, undefined)!);
  const queued = (change: object) => read({ playing_next: { ...NOW_PLAYING.playing_next, ...change } });

  it('has an expected start time', () =>
    assert.deepEqual(read({}), { title: 'Next', author: 'Björk', ts: 1772791505_000 }));
  it('has no start time in older versions', () =>
    assert.deepEqual(queued({ played_at: undefined }), { title: 'Next', author: 'Björk', ts: null }));
  it('can be a requested song', () => assert.equal(queued({ is_request: true })?.title, 'Next'));
  it('can be a combined text', () =>
    assert.deepEqual(queued({ song: { text: 'The Ferrymen - Lanterns', artist: '', title: '' } }), {
      ...{ title: 'Lanterns', author: 'The Ferrymen' },
      ts: 1772791505_000,
    }));

  const absent: [fact: string, change: object][] = [
    ['if the queue is empty', { playing_next: null }],
    ["if it isn't an object", { playing_next: [] }],
    ['during a live set', { live: { is_live: true, streamer_name: 'DJ Ada' } }],
    ['if the station is off air', { is_online: false }],
    ['if it is the error file', { playing_next: { song: { text: 'AzuraCast.com - AzuraCast is Live!' } } }],
    [
      "if it is the station's name",
      { playing_next: { song: { ...SONG, artist: '', title: 'Radio Meridian' } } },
    ],
    ['if it is already on air', { playing_next: { ...NOW_PLAYING.playing_next, song: SONG } }],
  ];
  for (const [fact, change] of absent) it(`is null ${fact}`, () => assert.equal(read(change), null));
});

describe("LibreTime's next track", () => {
  const place = { baseUrl: 'https://radio.example', station: '' };
  const read = (tracks: object) =>
    upcomingIn(
      libretime.newest.read(
        [{ ...LIVE_INFO, tracks: { ...LIVE_INFO.tracks, ...tracks } }],
        place,
        undefined,
      )!,
    );
  const after = { ...TRACK, starts: '2026-03-06 10:05:05', ends: '2026-03-06 10:09:00' };
  const other = { ...after, metadata: { ...TRACK.metadata, track_title: 'Lanterns &amp; Boats' } };

  it('has a start time', () =>
    assert.deepEqual(read({ next: other }), {
      title: 'Lanterns & Boats',
      author: 'Simon & Garfunkel',
      ts: Date.UTC(2026, 2, 6, 10, 5, 5),
    }));
  it('can be a relayed stream', () =>
    assert.equal(
      read({ next: { ...after, type: 'webstream', name: 'Harbour FM', metadata: null } })?.title,
      'Harbour FM',
    ));
  it('is null if it is the current file', () => assert.equal(read({ next: after }), null));
  it('is null during a live stream', () => assert.equal(read({ current: LIVE, next: other }), null));
  it('is null if nothing is on air', () => assert.equal(read({ current: null, next: other }), null));
  it('is null if it starts hours later', () =>
    assert.equal(read({ next: { ...other, starts: '2026-03-06 14:00:00' } }), null));

  describe('from /api/live-info', () => {
    const old = (next: object) =>
      upcomingIn(
        libretime.newest.read(
          [
            {
              ...{ schedulerTime: '2026-03-06 10:01:00', timezone: 'UTC', timezoneOffset: '0' },
              ...{ currentShow: [SHOW], nextShow: [], previous: null, current: TRACK, next },
            },
          ],
          place,
          undefined,
        )!,
      );
    it('has a title', () => assert.equal(old(other)?.title, 'Lanterns & Boats'));
    it('can have only a name', () =>
      assert.deepEqual(old({ name: 'The Ferrymen - Lanterns', starts: after.starts, ends: after.ends }), {
        ...{ title: 'Lanterns', author: 'The Ferrymen' },
        ts: Date.UTC(2026, 2, 6, 10, 5, 5),
      }));
    it('is null if the server reports a show', () =>
      assert.equal(old({ ...SHOW, starts: after.starts, start_timestamp: after.starts }), null));
  });
});

describe("Shoutcast's next track", () => {
  const place = { baseUrl: 'https://radio.example', station: '' };
  const stats = { streamstatus: 1, songtitle: 'Ada Winter - Paper Boats', servertitle: 'Radio Meridian' };
  const read = (change: object) =>
    upcomingIn(shoutcast.newest.read([{ ...stats, ...change }], place, undefined)!);

  it('is read from its title line', () =>
    assert.deepEqual(read({ nexttitle: 'The Ferrymen - Lanterns' }), {
      ...{ title: 'Lanterns', author: 'The Ferrymen' },
      ts: null,
    }));
  for (const nexttitle of [undefined, '', 'Radio Meridian', 'Ada Winter - Paper Boats', 'Unknown', null, {}])
    it(`is null for ${JSON.stringify(nexttitle)}`, () => assert.equal(read({ nexttitle }), null));
  it('is null if the stream is off air', () =>
    assert.equal(read({ streamstatus: 0, nexttitle: 'The Ferrymen - Lanterns' }), null));
  it('is null during an advertisement', () =>
    assert.equal(read({ songtitle: 'adbreak', nexttitle: 'The Ferrymen - Lanterns' }), null));
});
