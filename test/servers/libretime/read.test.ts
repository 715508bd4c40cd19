import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { libretime } from '../../../src/servers/libretime/read.js';
import type { ReportedPlay } from '../../../src/servers/server-kind.js';
import { anyJson } from '../../kit/any-json.js';
import { LIVE, LIVE_INFO, METADATA, PREVIOUS, STATION, TRACK } from './samples.js';

const place = { baseUrl: 'https://libretime.example', station: '' };
const TEN = Date.UTC(2026, 2, 6, 10);
const { newest } = libretime;
const readAnswer = (response: unknown) => newest.read([response], place, undefined);
const read = (tracks: object = {}, rest: object = {}) =>
  readAnswer({ ...LIVE_INFO, ...rest, tracks: { ...LIVE_INFO.tracks, ...tracks } })!;
/** The current play, with changes. */
const onAir = (change: object): ReportedPlay => read({ current: { ...TRACK, ...change } }).plays[0]!;
const ofFile = (change: object): ReportedPlay => onAir({ metadata: { ...METADATA, ...change } });

describe('LibreTime plays', () => {
  it('are requested with times in UTC', () =>
    assert.deepEqual(newest.alternatives(place, undefined), [
      ['/api/live-info-v2?days=1&shows=1&timezone=UTC'],
      ['/api/live-info'],
    ]));

  it('are the current and the previous play', () => {
    const report = read();
    assert.deepEqual(
      report.plays.map(({ id, ts, title }) => [id, ts, title]),
      [
        [null, TEN, 'Jóga'],
        [null, TEN - 240_000, 'Before'],
      ],
    );
    assert.deepEqual([report.onAir, report.now, report.name], [true, TEN + 60_000, null]);
  });

  it('have exactly the fields of the contract', () => {
    const art = 'https://libretime.example/api/track?id=42&return=artwork';
    assert.deepEqual(read().plays[0], {
      ...{ id: null, ts: TEN, length: 305_000, dj_name: null },
      ...{ title: 'Jóga', author: 'Simon & Garfunkel', album: "Rock 'n' Roll", genre: 'Pop' },
      ...{ isrc: 'GBAFL9700135', label: 'One Little', composer: null, lyricist: null, year: '1997' },
      ...{ img_url: art, img_medium_url: art, img_large_url: art },
    });
  });

  const fields: [fact: string, play: ReportedPlay, told: Partial<ReportedPlay>][] = [
    [
      'have no title if the file has no tags',
      onAir({ name: ' - ', metadata: { ...METADATA, track_title: null, artist_name: null } }),
      { title: null, author: null },
    ],
    [
      'can be read from a combined text',
      onAir({ name: 'A - B', metadata: { ...METADATA, track_title: '', artist_name: '' } }),
      { title: 'B', author: 'A' },
    ],
    ['contain no doubly escaped HTML entities', ofFile({ track_title: 'A &amp;amp; B' }), { title: 'A & B' }],
    ['can have a title without an artist', ofFile({ artist_name: null }), { title: 'Jóga', author: null }],
    ['have no cover if the file has none', ofFile({ artwork: null }), { img_url: null }],
    [
      "have a cover if the file doesn't deny it",
      ofFile({ artwork: undefined }),
      { img_url: 'https://libretime.example/api/track?id=42&return=artwork' },
    ],
    ["have no cover if the file's id is invalid", ofFile({ id: '1&x=2' }), { img_url: null, title: 'Jóga' }],
    [
      'have the unchanged name of a relayed stream',
      onAir({ type: 'webstream', metadata: null, name: 'Relay - A - B' }),
      { title: 'Relay - A - B', author: null, ts: TEN, length: 305_000 },
    ],
    [
      'have no title and artist if the file is deleted',
      onAir({ name: '', metadata: null }),
      { title: null, author: null, ts: TEN, dj_name: null },
    ],
    ['have no length if the end is missing', onAir({ ends: null }), { length: null, ts: TEN }],
    [
      'have no length if the end is before the start',
      onAir({ ends: '2026-03-06 09:00:00' }),
      { length: null },
    ],
    [
      'have no start time if it is invalid',
      onAir({ starts: '2026-13-45 99:00:00' }),
      { ts: null, length: null },
    ],
    [
      'can have a start time with fractions of a second',
      onAir({ starts: '2026-03-06 10:00:00.5' }),
      { ts: TEN + 500 },
    ],
    [
      'can have a start time in ISO format',
      onAir({ starts: '2026-03-06T10:00:00.123456Z' }),
      { ts: TEN + 123 },
    ],
    [
      'have no start time if its offset is unexpected',
      onAir({ starts: '2026-03-06 10:00:00+02' }),
      { ts: null },
    ],
  ];
  for (const [fact, play, received] of fields)
    it(fact, () => {
      for (const [name, value] of Object.entries(received))
        assert.equal(play[name as keyof ReportedPlay], value, name);
    });

  it("have no times if the server's zone isn't UTC", () => {
    const report = read({}, { station: { ...STATION, timezone: 'America/New_York' } });
    assert.deepEqual([report.now, ...report.plays.map(({ ts }) => ts)], [null, null, null]);
  });
  it('include only the previous play if nothing is playing', () => {
    const report = read({ current: null });
    assert.deepEqual([report.onAir, report.plays.map(({ title }) => title)], [false, ['Before']]);
  });
  for (const current of ['x', 7, []])
    it(`the station is off air if the current play is ${JSON.stringify(current)}`, () =>
      assert.equal(read({ current }).onAir, false));
  it('include only the current play if no previous play exists', () =>
    assert.equal(read({ previous: null }).plays.length, 1));
});

describe('LibreTime live plays', () => {
  const source = { station: { ...STATION, source_enabled: 'Live' } };

  it("have the show's name as the DJ", () =>
    assert.deepEqual(read({ current: LIVE }, source).plays[0], {
      ...{ id: null, ts: TEN, title: null, author: null, dj_name: 'Tea & Talk', length: null },
      performance_type: 'live',
    }));
  it('are listed with the play before the show', () =>
    assert.equal(read({ current: LIVE }, source).plays.length, 2));
  it('have no start time if a track started later', () => {
    const previous = { ...PREVIOUS, starts: '2026-03-06 10:03:00', ends: '2026-03-06 10:06:00' };
    assert.deepEqual(
      read({ current: LIVE, previous }, source).plays.map(({ ts }) => ts),
      [null],
    );
  });
  it('have no DJ if there is no show', () =>
    assert.equal(read({ current: LIVE }, { ...source, shows: null }).plays[0]!.dj_name, null));
  for (const source_enabled of ['Live', 'Master'])
    it(`can come from the ${source_enabled} source outside of shows`, () => {
      const report = read(
        { current: null, previous: null },
        { station: { ...STATION, source_enabled }, shows: { previous: [], current: null, next: [] } },
      );
      assert.deepEqual(
        [report.onAir, report.plays],
        [
          true,
          [
            {
              ...{ id: null, ts: null, title: null, author: null, dj_name: null, length: null },
              performance_type: 'live',
            },
          ],
        ],
      );
    });
});

describe("a response that isn't from LibreTime", () => {
  const responses: unknown[] = [
    null,
    undefined,
    'You are not allowed to access this resource. ',
    '<!doctype html>',
    [],
    {},
    { station: STATION },
    { tracks: LIVE_INFO.tracks },
    { station: 'x', tracks: LIVE_INFO.tracks },
    { error: 'x' },
  ];
  for (const response of responses)
    it(`is read as null: ${JSON.stringify(response)?.slice(0, 60)}`, () =>
      assert.equal(readAnswer(response), null));

  it('never causes an exception', () =>
    fc.assert(
      fc.property(
        anyJson(),
        fc.constantFrom(...Object.keys(LIVE_INFO)),
        fc.constantFrom(...Object.keys(TRACK)),
        fc.constantFrom(...Object.keys(METADATA)),
        (value, part, field, tag) => {
          const all = [
            readAnswer(value),
            readAnswer({ ...LIVE_INFO, [part]: value }),
            read({ current: value, previous: value }),
            read({ current: { ...LIVE, [field]: value }, previous: { ...TRACK, [field]: value } }),
            read({ current: { ...TRACK, metadata: { ...METADATA, [tag]: value } } }),
            read(
              {},
              { station: { schedulerTime: value, timezone: value, source_enabled: value, name: value } },
            ),
          ];
          for (const received of all) {
            if (received === null) continue;
            assert.ok(received.onAir === false || received.plays.length);
            for (const { ts } of received.plays) assert.ok(ts === null || isFinite(ts));
          }
        },
      ),
    ));
});
