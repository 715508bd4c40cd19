/** Responses that are valid, but differ in a detail from those of most servers of this kind. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { azuracast } from '../../src/servers/azuracast/read.js';
import { centova } from '../../src/servers/centova/read.js';
import { icecast } from '../../src/servers/icecast/read.js';
import { jsonWith } from '../../src/servers/json/read.js';
import * as values from '../../src/servers/json/values.js';
import { libretime } from '../../src/servers/libretime/read.js';
import { live365 } from '../../src/servers/live365/read.js';
import { radioco } from '../../src/servers/radioco/read.js';
import { radioking } from '../../src/servers/radioking/read.js';
import type { PlayReport, ServerKind } from '../../src/servers/server-kind.js';
import { shoutcast } from '../../src/servers/shoutcast/read.js';
import { sonicpanel } from '../../src/servers/sonicpanel/read.js';

/** Expected values of the current play. `title` is `Artist - Title`. */
interface Expected {
  onAir?: boolean | null;
  name?: string;
  title?: string | null;
  start?: string;
  seconds?: number;
  dj?: string;
  album?: string | null;
  listeners?: number;
  cover?: string | null;
  /** Number of plays. */
  plays?: number;
}
type Case = [fact: string, response: unknown, expected: Expected, station?: string];

const parsed = (kind: ServerKind, response: unknown): unknown => {
  const text = typeof response === 'string' ? response : JSON.stringify(response);
  return (kind.parse ?? JSON.parse)(text);
};
const refTo = (station: string) => ({ baseUrl: 'https://radio.example', station });

function summary({ plays, onAir, name }: PlayReport, wanted: Expected): Expected {
  const play = plays[0];
  const all: Required<Expected> = {
    onAir,
    name: name ?? '',
    title: play ? [play.author, play.title].filter(Boolean).join(' - ') || null : null,
    start: typeof play?.ts === 'number' ? new Date(play.ts).toISOString() : '',
    seconds: (play?.length ?? 0) / 1000,
    dj: play?.dj_name ?? '',
    album: play?.album ?? null,
    listeners: play?.n_listeners ?? 0,
    cover: play?.img_url ?? null,
    plays: plays.length,
  };
  const names = Object.keys(wanted) as (keyof Expected)[];
  return Object.fromEntries(names.map((key) => [key, all[key]]));
}

function read(what: string, kind: ServerKind, cases: readonly Case[]): void {
  describe(what, () => {
    for (const [fact, response, expected, station = ''] of cases)
      it(`can have ${fact}`, () => {
        const report = kind.newest.read([parsed(kind, response)], refTo(station), undefined);
        assert.ok(report);
        assert.deepEqual(summary(report, expected), expected);
      });
  });
}

const mount = (more: object) => ({
  icestats: {
    source: { listeners: 3, server_type: 'audio/mpeg', listenurl: 'http://radio.example/live', ...more },
  },
});
const onIcecast = { title: 'A - B', onAir: true };
read('unusual Icecast responses', icecast, [
  ['null as the title', mount({ title: null }), { title: null, onAir: true }],
  ['a number as the title', mount({ title: 1999 }), { title: '1999' }],
  ['a list as the title', mount({ title: ['A - B'] }), { title: null, onAir: true }],
  ['a UTF-8 title decoded as Latin-1', mount({ title: 'BjÃ¶rk - JÃ³ga' }), { title: 'Björk - Jóga' }],
  ['an escaped title', mount({ title: 'A &amp; C - It&#39;s' }), { title: "A & C - It's" }],
  ['an escaped name', mount({ server_name: 'Radio &amp; X', title: 'A - B' }), { name: 'Radio & X' }],
  ['"(null)" as the name', mount({ server_name: '(null)', title: 'A - B' }), { name: '', ...onIcecast }],
  ['the number of listeners as a string', mount({ listeners: '7', title: 'A - B' }), { listeners: 7 }],
  [
    'NaN instead of a number',
    '{"icestats":{"source":{"server_type":"audio/mpeg","title":"A - B","listeners":NaN}}}',
    onIcecast,
  ],
  [
    'sources with numeric keys',
    { icestats: { source: { 0: mount({ title: 'A - B' }).icestats.source } } },
    onIcecast,
  ],
  [
    'only the value of `icestats`',
    { server_id: 'Icecast 2.4.4', ...mount({ title: 'A - B' }).icestats },
    onIcecast,
  ],
  ['only the source', mount({ title: 'A - B' }).icestats.source, onIcecast],
  [
    'only a list of sources',
    [mount({ title: 'C - D' }), mount({ title: 'A - B', listenurl: 'http://radio.example/other' })].map(
      ({ icestats }) => icestats.source,
    ),
    onIcecast,
    '/other',
  ],
  [
    'a field that is repeated',
    '{"icestats":{"source":{"server_type":"audio/mpeg","title":"C - D","title":"A - B","listeners":1}}}',
    onIcecast,
  ],
  ['a single source without a mount', mount({ listenurl: undefined, title: 'A - B' }), onIcecast, '/live'],
  ['no source', { icestats: { source: null } }, { onAir: false, plays: 0 }],
  [
    'a query in the URL of the mount',
    mount({ listenurl: 'http://radio.example/live?x=1', title: 'A - B' }),
    onIcecast,
    '/live',
  ],
  [
    'a slash after the mount',
    mount({ listenurl: 'http://radio.example/live/', title: 'A - B' }),
    onIcecast,
    '/live',
  ],
  ['a mount requested by its playlist', mount({ title: 'A - B' }), onIcecast, '/live.m3u'],
  ['a mount requested by its URL', mount({ title: 'A - B' }), onIcecast, 'http://radio.example/live'],
  [
    'a URL without a scheme',
    mount({ listenurl: '//radio.example/live', title: 'A - B' }),
    onIcecast,
    '/live',
  ],
  [
    'a space in the mount',
    mount({ listenurl: 'http://radio.example/my live', title: 'A - B' }),
    onIcecast,
    'my%20live',
  ],
]);

describe('Icecast streams', () => {
  for (const [listenurl, url] of [
    ['http://elsewhere.example/my live.mp3', 'http://elsewhere.example/my%20live.mp3'],
    ['http://localhost:8000/my live.mp3', 'https://radio.example/my%20live.mp3'],
    ['//radio.example/live', 'https://radio.example/live'],
    ['/live', 'https://radio.example/live'],
    ['http://[::1]:8000/live', 'https://radio.example/live'],
  ])
    it(`are at ${url} if the server reports ${listenurl}`, () => {
      const response = parsed(icecast, mount({ listenurl, title: 'A - B' }));
      const [channel] = icecast.channels!.read([response], refTo(''), undefined)!;
      assert.equal(channel!.stream_url, url);
    });

  it('form one station despite format labels', () => {
    const source = (path: string, server_name: string, title: string) => ({
      ...mount({ listenurl: `http://radio.example${path}`, server_name, title }).icestats.source,
    });
    const sources = [
      source('/mp3', 'Radio X (MP3)', 'A - B'),
      source('/aac', 'Radio X (AAC)', 'A - B'),
      source('/jazz', 'Radio X (Jazz)', 'C - D'),
      source('/y', 'Radio Y', 'A - B'),
    ];
    const stations = icecast.stations!.read([{ icestats: { source: sources } }], refTo(''), undefined)!;
    assert.deepEqual(
      stations.map(({ station }) => station),
      ['/mp3', '/jazz', '/y'],
    );
  });
});

const page = (line: string) => `<HTML><meta http-equiv="Pragma"></head><body>${line}</body></html>`;
read('unusual Shoutcast responses', shoutcast, [
  [
    'commas in a title (version 1)',
    page('5,1,20,100,4,128,A - B, with, commas'),
    { title: 'A - B, with, commas', onAir: true, listeners: 5 },
  ],
  ['an escaped title (version 1)', page('5,1,20,100,4,128,A &amp; C - It&#39;s'), { title: "A & C - It's" }],
  ['an off-air state (version 1)', page('0,0,0,100,0,128,'), { onAir: false, plays: 0 }],
  [
    'doubly escaped XML (version 2)',
    '<?xml version="1.0"?><SHOUTCASTSERVER><STREAMSTATUS>1</STREAMSTATUS><SERVERTITLE>Radio &amp; X</SERVERTITLE><SONGTITLE>A &amp;amp; C - It&apos;s &#x26; &lt;3</SONGTITLE></SHOUTCASTSERVER>',
    { title: "A & C - It's & <3", name: 'Radio & X', onAir: true },
  ],
  [
    'numbers as strings (version 2)',
    { streamstatus: '1', songtitle: 'A - B', currentlisteners: '3' },
    { title: 'A - B', onAir: true, listeners: 3 },
  ],
  [
    'escaped names (version 2)',
    { streamstatus: 1, songtitle: 'A - B', servertitle: 'Radio &amp; X', dj: 'DJ &quot;Z&quot;' },
    { name: 'Radio & X', dj: 'DJ "Z"' },
  ],
  ['null as the title (version 2)', { streamstatus: 1, songtitle: null }, { title: null, onAir: true }],
]);

const azura = (nowPlaying: object, more: object = {}) => ({
  station: { id: 1, name: 'Radio X', shortcode: 'x' },
  now_playing: {
    sh_id: 9,
    played_at: 1772798400,
    duration: 200,
    song: { text: 'A - B', artist: 'A', title: 'B' },
    ...nowPlaying,
  },
  is_online: true,
  ...more,
});
read('unusual AzuraCast responses', azuracast, [
  [
    'only a few fields',
    azura({}),
    { title: 'A - B', start: '2026-03-06T12:00:00.000Z', seconds: 200, listeners: 0 },
  ],
  ['a negative elapsed time', azura({ elapsed: -5, remaining: 205 }), { title: 'A - B', onAir: true }],
  [
    'numbers as strings',
    azura({ played_at: '1772798400', duration: '200' }),
    { start: '2026-03-06T12:00:00.000Z', seconds: 200 },
  ],
  ['no length', azura({ duration: null }), { seconds: 0, title: 'A - B' }],
  ['only a combined text', azura({ song: { text: 'A - B' } }), { title: 'A - B' }],
  [
    'the artist in the title',
    azura({ song: { text: 'A - B', artist: '', title: 'A - B' } }),
    { title: 'A - B' },
  ],
  ['a dash in the title', azura({ song: { artist: 'A', title: 'B - C' } }), { title: 'A - B - C' }],
  ['no title', azura({ song: { text: ' - ', artist: null, title: null } }), { title: null, onAir: true }],
  [
    'an album without a name',
    azura({ song: { artist: 'A', title: 'B', album: 'Unknown Album' } }),
    { album: null },
  ],
  ['an advertisement', azura({ song: { artist: 'Werbung', title: 'Spot 3' } }), { title: null }],
  [
    "a title in iHeart's format",
    azura({ song: { artist: 'A', title: 'text="B" song_spot="M" x="1"' } }),
    { title: 'A - B' },
  ],
  [
    'a file name as the title',
    azura({ song: { artist: 'A', title: 'My_Song.mp3' } }),
    { title: 'A - My Song' },
  ],
  [
    'the current play in the history',
    azura({}, { song_history: [{ sh_id: 9, played_at: 1772798400, song: { artist: 'A', title: 'B' } }] }),
    { plays: 1 },
  ],
  ['no song', azura({ song: null }), { title: null, onAir: true }],
  ['no current play', azura({}, { now_playing: null }), { plays: 0, onAir: false }],
  ['an off-air state', azura({}, { is_online: false }), { onAir: false }],
  [
    'an escaped DJ name',
    azura({}, { live: { is_live: true, streamer_name: 'DJ &amp; Z' } }),
    { dj: 'DJ & Z', seconds: 0 },
  ],
]);

const libre = (tracks: unknown, station: object = {}) => ({
  station: { schedulerTime: '2026-03-06 12:00:00', timezone: 'UTC', ...station },
  tracks,
  shows: { current: { name: 'Show &amp; Co' } },
});
const track = { starts: '2026-03-06 11:58:00', ends: '2026-03-06 12:03:00', type: 'track', name: 'A - B' };
read('unusual LibreTime responses', libretime, [
  [
    'escaped titles',
    libre({
      current: { ...track, metadata: { track_title: 'It&#039;s &amp; B', artist_name: 'A &amp; C' } },
    }),
    { title: "A & C - It's & B", seconds: 300 },
  ],
  ['no metadata', libre({ current: track }), { title: 'A - B', onAir: true }],
  [
    'no dates',
    libre({ current: { ...track, starts: '', ends: null } }),
    { title: 'A - B', start: '', seconds: 0 },
  ],
  ['no tracks at all', libre({ current: null, previous: null, next: null }), { plays: 0, onAir: false }],
  ['null instead of the tracks', libre(null), { plays: 0, onAir: false }],
  ['an empty list of tracks', libre([]), { plays: 0, onAir: false }],
  [
    'the escaped name of a live show',
    libre({ current: { ...track, type: 'livestream', metadata: null } }),
    { dj: 'Show & Co', title: null },
  ],
]);

const live = (current: unknown, more: object = {}) => ({
  name: 'Radio X',
  'current-track': current,
  'last-played': [],
  ...more,
});
const started = { title: 'B', artist: 'A', start: '2026-01-02 03:04:05.6+00:00' };
read('unusual Live365 responses', live365, [
  [
    'a fractional length',
    live({ ...started, duration: 200.5 }),
    { title: 'A - B', seconds: 200.5, start: '2026-01-02T03:04:05.600Z' },
  ],
  [
    'the artist in the title',
    live({ ...started, artist: '', title: 'A - B', duration: '200' }),
    { title: 'A - B', seconds: 200 },
  ],
  [
    'an invalid start and length',
    live({ ...started, start: 'x', duration: -5 }),
    { title: 'A - B', start: '', seconds: 0 },
  ],
  ['a placeholder cover', live({ ...started, art: 'https://cdn.example/blankart.jpg' }), { cover: null }],
  [
    'a zone without minutes',
    live({ ...started, start: '2026-01-02 03:04:05+00', duration: '00:03:20' }),
    { start: '2026-01-02T03:04:05.000Z', seconds: 200 },
  ],
  ['the current track in the history', live(started, { 'last-played': [started] }), { plays: 1 }],
  ['an advertisement', live({ ...started, title: 'Advertisement', artist: 'Live365' }), { plays: 0 }],
  ['no track', live(null), { plays: 0 }],
]);

const radio = (current: unknown, more: object = {}) => ({
  status: 'online',
  current_track: current,
  ...more,
});
read('unusual Radio.co responses', radioco, [
  [
    'two spaces before the artist',
    radio({ title: 'B  A', start_time: '2026-03-06T12:00:00+00:00' }),
    { title: 'A - B', start: '2026-03-06T12:00:00.000Z' },
  ],
  [
    'microseconds in the start',
    radio({ title: 'A - B', start_time: '2026-03-06T12:00:00.123456+00:00' }),
    { title: 'A - B', start: '2026-03-06T12:00:00.123Z' },
  ],
  [
    'a start without a zone',
    radio({ title: 'A - B', start_time: '2026-03-06 12:00:00' }),
    { start: '2026-03-06T12:00:00.000Z' },
  ],
  [
    'a live set without a title',
    radio({ title: '' }, { source: { type: 'live', collaborator: { name: 'DJ Z' } } }),
    { title: null, dj: 'DJ Z', plays: 1 },
  ],
  ['no track', radio(null), { plays: 0 }],
  ['an off-air state', radio({ title: 'A - B' }, { status: 'offline' }), { onAir: false, plays: 0 }],
]);

const king = {
  title: 'B &amp; C',
  artist: 'A',
  cover: 'https://cdn.example/c.jpg',
  started_at: '2026-03-06T12:00:00+01:00',
};
read('unusual RadioKing responses', radioking, [
  ['an escaped title', king, { title: 'A - B & C', start: '2026-03-06T11:00:00.000Z' }],
  [
    'a cover without a scheme',
    { ...king, cover: '//cdn.example/c.jpg' },
    { cover: 'https://cdn.example/c.jpg' },
  ],
  ['a placeholder cover', { ...king, default_cover: true }, { cover: null }],
  ['a number as the start', { ...king, started_at: 1772798400 }, { start: '2026-03-06T12:00:00.000Z' }],
  [
    'a live set without a title',
    { ...king, title: null, artist: null, is_live: true },
    { title: null, plays: 1 },
  ],
  ['empty fields', { ...king, title: '', artist: '', started_at: null }, { plays: 0 }],
]);

const sonic = (title: string, more: object = {}) => ({
  title,
  listeners: 3,
  ulistener: 2,
  bitrate: '128',
  history: [],
  ...more,
});
read('unusual SonicPanel responses', sonicpanel, [
  [
    'a numbered history with HTML line breaks',
    sonic('A - B', { history: ['A - B<br>', '1.) C - D'], djusername: 'No DJ' }),
    { title: 'A - B', plays: 2, dj: '' },
  ],
  ['AutoDJ as the DJ', sonic('A - B', { djusername: 'Auto' }), { dj: '' }],
  ['a DJ who has left', sonic('A - B', { djusername: 'Offline' }), { dj: '' }],
  ['a history with numeric keys', sonic('A - B', { history: { 0: 'A - B', 1: 'C - D' } }), { plays: 2 }],
  [
    'escaped text',
    sonic('A &amp; C - It&#039;s', { history: null, djusername: 'DJ &amp; Z' }),
    { title: "A & C - It's", dj: 'DJ & Z' },
  ],
  ['an off-air state', sonic('Offline', { bitrate: '0' }), { plays: 0 }],
]);

const info = (fields: object) => ({ type: 'result', data: [{ title: 'Radio X', song: 'A - B', ...fields }] });
read('unusual Centova Cast responses', centova, [
  ['an empty list in place of the track', info({ track: [] }), { title: 'A - B' }],
  [
    'an object instead of the data list',
    { type: 'result', data: { title: 'Radio X', song: 'A - B' } },
    { title: 'A - B' },
  ],
  [
    'escaped text',
    info({ title: 'Radio &amp; X', track: { artist: 'A &amp; C', title: 'B' } }),
    { title: 'A & C - B', name: 'Radio & X' },
  ],
  [
    'a placeholder cover',
    info({ track: { artist: 'A', title: 'B', imageurl: 'https://cdn.example/nocover.png' } }),
    { cover: null },
  ],
  ['an off-air state', info({ song: '', server: 'Offline', source: 'No' }), { onAir: false, plays: 0 }],
]);

const start = (at: unknown): [unknown, Expected, string] => [
  { t: 'B', at },
  { start: '2026-03-06T12:00:00.000Z' },
  'title: t, start: at',
];
const length = (of: unknown): [unknown, Expected, string] => [
  { t: 'B', of },
  { seconds: 200 },
  'title: t, length: of',
];
read('responses with a map', jsonWith(values), [
  [
    'list indexes in a path',
    { data: [{ now: { t: 'B', by: ['A', 'C'] } }] },
    { title: 'A, C - B' },
    'title: data.0.now.t, artist: data[0].now.by',
  ],
  [
    'a path into a list',
    [
      { t: 'B', a: 'A' },
      { t: 'C', a: 'D' },
    ],
    { title: 'A - B', plays: 2 },
    'title: 0.t, artist: 0.a, history: $',
  ],
  [
    'a negative list index in a path',
    { h: [{ t: 'A' }, { t: 'B' }] },
    { title: 'B', plays: 2 },
    'title: h.-1.t, history: h',
  ],
  [
    'numeric keys in a path',
    { h: { 1: { t: 'B' }, 2: { t: 'C' } } },
    { title: 'B', plays: 2 },
    'title: h.1.t, history: h',
  ],
  ['a path into JSON within a string', { d: '{"t":"B"}' }, { title: 'B' }, 'title: d.t'],
  ['a path to a missing value', { t: null }, { plays: 0 }, 'title: t.y'],
  ['a path to a number', { t: 99 }, { title: '99' }, 'title: t'],
  ['a path to escaped text', { s: 'A &amp; C - B' }, { title: 'A & C - B' }, 'song: s'],
  ['a start in seconds', ...start(1772798400)],
  ['a start in milliseconds', ...start(1772798400000)],
  ['a start in milliseconds as a string', ...start('1772798400000')],
  ['a start without a T', ...start('2026-03-06 12:00:00')],
  ['a start with a zone', ...start('2026-03-06 13:00:00 +0100')],
  ['a start without seconds', ...start('2026-03-06T12:00Z')],
  ['a start as an HTTP date', ...start('Fri, 06 Mar 2026 12:00:00 GMT')],
  ['a length in milliseconds', ...length(200_000)],
  ['a length in minutes', ...length('3:20')],
  ['a length in hours', ...length('00:03:20')],
  ['a length with units', ...length('3m20s')],
  ['a length in ISO 8601', ...length('PT3M20S')],
  ['a fractional length', ...length('200.0')],
]);
