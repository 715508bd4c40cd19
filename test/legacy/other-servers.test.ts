import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LEGACY_KINDS } from '../../src/legacy/other-servers.js';
import { libretime } from '../../src/servers/libretime/read.js';
import type { PlayReport, ServerKind } from '../../src/servers/server-kind.js';
import { shoutcast } from '../../src/servers/shoutcast/read.js';

const REF = { baseUrl: 'https://radio.example', station: '' };

/** The part of a report that the legacy script shows. */
const shown = (report: PlayReport | null): unknown =>
  report && {
    onAir: report.onAir,
    name: report.name,
    plays: report.plays.map(({ ts, title, author, dj_name, length }) => ({
      ts,
      title,
      author,
      dj: dj_name ?? null,
      length: length ?? null,
    })),
  };

function assertSame(name: string, kind: ServerKind, responses: unknown[]): void {
  const legacy = LEGACY_KINDS[name]!.read(responses);
  assert.deepEqual(shown(legacy), shown(kind.newest.read(responses, REF, undefined)));
}

const STATION = { name: 'Radio X', timezone: 'UTC', schedulerTime: '2026-03-06 10:01:00' };
const TRACK = {
  starts: '2026-03-06 10:00:00',
  ends: '2026-03-06 10:05:05',
  type: 'track',
  name: 'Ada Winter - Glass',
  metadata: { track_title: 'Glass', artist_name: 'Ada Winter' },
};
const BEFORE = { ...TRACK, starts: '2026-03-06 09:56:00.000000', ends: '2026-03-06 10:00:00.000000' };
const LIVE = { starts: '2026-03-06 10:00:00', type: 'livestream', name: 'Live', metadata: null };
const SHOWS = { current: { name: 'Morning Tea' } };
const live = (tracks: object, more: object = {}): object => ({
  station: STATION,
  shows: SHOWS,
  tracks,
  ...more,
});

describe('the legacy script for LibreTime', () => {
  for (const [what, response] of [
    ['a track and the previous one', live({ current: TRACK, previous: BEFORE })],
    ['a station that is off air', live({ current: null, previous: BEFORE })],
    [
      'a live set outside of shows',
      live({ current: null }, { station: { ...STATION, source_enabled: 'live' } }),
    ],
    [
      'a track in an unknown zone',
      live({ current: TRACK }, { station: { ...STATION, timezone: 'Europe/Berlin' } }),
    ],
    ['a track without tags', live({ current: { ...TRACK, metadata: {}, name: 'Ada Winter - Glass' } })],
    [
      'a file without metadata',
      live({ current: { ...TRACK, metadata: { track_title: '', artist_name: '' } } }),
    ],
    ['a track without an artist', live({ current: { ...TRACK, metadata: { track_title: 'Glass' } } })],
    [
      'escaped text',
      live(
        {
          current: {
            ...TRACK,
            metadata: {
              track_title:
                'J&oacute;ga &amp; &lt;b&gt; &quot;x&quot; &#039;n&#039; &Uuml;ber &szlig; &constructor; &#x41;',
              artist_name: 'Bj&ouml;rk &AElig;&yuml; &apos;',
            },
          },
        },
        { station: { ...STATION, name: 'Radio Gr&ouml;&szlig;e' } },
      ),
    ],
    ['a response from another server', { title: 'Glass' }],
    ['an error', null],
  ] as const)
    it(`matches the modern script for ${what}`, () => assertSame('libretime', libretime, [response]));

  it('parses a live set without a start time', () => {
    assert.deepEqual(shown(LEGACY_KINDS.libretime!.read([live({ current: LIVE, previous: TRACK })])), {
      onAir: true,
      name: 'Radio X',
      plays: [{ ts: null, title: null, author: null, dj: 'Morning Tea', length: null }],
    });
  });
});

const STATS = { servertitle: 'Radio X', songtitle: 'Ada Winter - Glass', streamstatus: 1 };
const PLAYED = [
  { playedat: 1_795_500_000, title: 'The Tides - Pier' },
  { playedat: '1795500200', title: 'Ada Winter - Glass' },
  { playedat: 0, title: 'Undated' },
];

describe('the legacy script for Shoutcast', () => {
  for (const [what, responses] of [
    ['the title and the list of plays', [STATS, PLAYED]],
    ['the title alone', [STATS, undefined]],
    ['a title that is ahead of the list', [{ ...STATS, songtitle: 'Moss - Fog' }, PLAYED]],
    ['a list that is ahead of the title', [{ ...STATS, songtitle: 'The Tides - Pier' }, PLAYED]],
    ['a stream without a source', [{ ...STATS, streamstatus: 0 }, PLAYED]],
    ['a response without a title', [{ ...STATS, songtitle: '' }, PLAYED]],
    ["the station's own name as the title", [{ ...STATS, songtitle: 'RADIO X!' }, PLAYED]],
    ["the station's name as the artist", [{ ...STATS, songtitle: 'Radio X - Glass' }, PLAYED]],
    ['an advertisement', [{ ...STATS, songtitle: 'AD_BREAK_30' }, PLAYED]],
    ['a placeholder', [{ ...STATS, songtitle: 'Unknown - Unknown' }, PLAYED]],
    ['a title without a dash', [{ ...STATS, songtitle: 'Glass' }, []]],
    ['a response from another server', [{ title: 'Glass' }, PLAYED]],
    ['an error', [null, null]],
  ] as const)
    it(`matches the modern script for ${what}`, () => assertSame('shoutcast', shoutcast, [...responses]));

  it('requests the stream with the given number', () => {
    const [first] = LEGACY_KINDS.shoutcast!.paths('3');
    assert.equal(first, '/stats?sid=3&json=1');
    for (const station of ['', 'live', '0', '-1', '0.5', '1e99', '1&x=y'])
      assert.equal(LEGACY_KINDS.shoutcast!.paths(station)[0], '/stats?sid=1&json=1', station);
  });
});
