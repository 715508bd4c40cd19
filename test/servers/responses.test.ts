/** Responses as real servers send them, as text, with what a page should show. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { followPlays } from '../../src/servers/follow-plays.js';
import { loadKind, type ServerKindName } from '../../src/servers/kinds.js';
import { upcomingIn } from '../../src/servers/upcoming.js';

const NOON = Date.UTC(2026, 2, 6, 12);
const seconds = NOON / 1000;

interface Shown {
  title?: string | null;
  author?: string | null;
  dj?: string | null;
  /** True if the current play is reported as a live set. */
  live?: boolean;
  /** Milliseconds, like the length. */
  ts?: number | null;
  length?: number | null;
  listeners?: number | null;
  onAir?: boolean | null;
  /** True if nothing with a title is on air. */
  over?: boolean;
  next?: string | null;
  name?: string | null;
}

type Row = [fact: string, texts: (string | object)[], shown: Shown, station?: string];

const icecast = (source: object | object[], more: object = {}): object => ({
  icestats: {
    ...{ admin: 'icemaster@localhost', host: 'radio.example', location: 'Earth', server_id: 'Icecast 2.4.4' },
    ...{ server_start: 'Fri, 06 Mar 2026 09:00:00 +0000', server_start_iso8601: '2026-03-06T09:00:00+0000' },
    ...more,
    source,
  },
});
const mount = (fields: object): object => ({
  ...{ audio_info: 'bitrate=128', bitrate: 128, genre: 'Various', listener_peak: 14, listeners: 3 },
  ...{ listenurl: 'http://radio.example:8000/live', server_description: 'Unspecified description' },
  ...{ server_name: 'Radio Meridian', server_type: 'audio/mpeg', server_url: 'http://' },
  ...{ stream_start_iso8601: '2026-03-06T09:10:00+0000', dummy: null },
  ...fields,
});

const azuracast = (change: object = {}): object => ({
  station: {
    ...{ id: 1, name: 'Radio Meridian', shortcode: 'radio_meridian', description: 'The Sound of the Sea' },
    ...{
      frontend: 'icecast',
      backend: 'liquidsoap',
      timezone: 'Europe/Berlin',
      url: 'https://meridian.example',
    },
    ...{ listen_url: 'https://radio.example/listen/radio_meridian/radio.mp3', mounts: [], remotes: [] },
  },
  listeners: { total: 7, unique: 5, current: 7 },
  live: { is_live: false, streamer_name: '', broadcast_start: null, art: null },
  now_playing: {
    ...{
      sh_id: 4711,
      played_at: seconds,
      duration: 240,
      playlist: 'default',
      streamer: '',
      is_request: false,
    },
    ...{ elapsed: 30, remaining: 210, song: azuraSong('Paper Boats', 'Ada Winter') },
  },
  playing_next: null,
  song_history: [],
  is_online: true,
  cache: null,
  ...change,
});
const azuraSong = (title: string, artist: string): object => ({
  ...{
    id: 'a1',
    text: artist ? `${artist} - ${title}` : title,
    artist,
    title,
    album: '',
    genre: '',
    isrc: '',
  },
  ...{ lyrics: '', art: 'https://radio.example/static/img/generic_song.jpg', custom_fields: [] },
});

const libretime = (tracks: object, station: object = {}, shows: object = {}): object => ({
  station: {
    ...{
      env: 'production',
      schedulerTime: '2026-03-06 12:01:00',
      source_enabled: 'Scheduled',
      timezone: 'UTC',
    },
    ...station,
  },
  tracks,
  shows: { previous: [], current: null, next: [], ...shows },
  sources: { livedj: 'off', masterdj: 'off', scheduledplay: 'on' },
});
const file = (starts: string, ends: string, metadata: object): object => ({
  ...{ starts, ends, type: 'track', name: 'x', media_item_played: true, record: '0' },
  metadata: { id: 5, track_title: null, artist_name: null, ...metadata },
});

const ROWS: Partial<Record<ServerKindName, Row[]>> = {
  icecast: [
    [
      'a name and a title in Windows-1251',
      [icecast(mount({ server_name: 'Ðàäèî Ìåðèäèàí', title: 'Ðàäèî Ìåðèäèàí - Êèíî - Ãðóïïà êðîâè' }))],
      { title: 'Группа крови', author: 'Кино', name: 'Радио Меридиан' },
    ],
    [
      'a title with an artist',
      [icecast(mount({ title: 'Ada Winter - Paper Boats' }))],
      { title: 'Paper Boats', author: 'Ada Winter', listeners: 3, onAir: true, name: 'Radio Meridian' },
    ],
    [
      'a title in yp_currently_playing only',
      [icecast(mount({ yp_currently_playing: 'Ada Winter - Paper Boats' }))],
      { title: 'Paper Boats', author: 'Ada Winter' },
    ],
    ...['', 'Radio Meridian', 'Werbung', '[AD]'].map((title): Row => [
      `"${title}" as the title despite yp_currently_playing`,
      [icecast(mount({ title, yp_currently_playing: 'Ada Winter - Paper Boats' }))],
      { over: true, onAir: true },
    ]),
    [
      'a query after the mount',
      [
        icecast([
          mount({ listenurl: 'http://r/other', title: 'A - B' }),
          mount({ title: 'Ada Winter - Paper Boats' }),
        ]),
      ],
      { title: 'Paper Boats' },
      '/live?ref=site',
    ],
    [
      'a default station name',
      [icecast(mount({ server_name: 'Unspecified name', title: 'Unspecified name' }))],
      { over: true, onAir: true, name: null },
    ],
    [
      'the description as the title',
      [icecast(mount({ server_description: 'The Sound of the Sea', title: 'The Sound of the Sea' }))],
      { over: true, onAir: true },
    ],
    [
      'the website without its scheme as the title',
      [icecast(mount({ server_url: 'https://www.meridian.gr/live', title: 'meridian.gr' }))],
      { over: true },
    ],
    [
      'a website without a host',
      [icecast(mount({ server_url: 'local', title: 'Local' }))],
      { title: 'Local' },
    ],
    [
      'a name with a dash as the title',
      [icecast(mount({ server_name: 'Meridian - Jazz', title: 'Meridian - Jazz' }))],
      { over: true },
    ],
    [
      'numbers as strings',
      [icecast(mount({ listeners: '12', title: 1979 }))],
      { title: '1979', listeners: 12 },
    ],
    ['a title of only spaces', [icecast(mount({ title: '   ' }))], { over: true, onAir: true }],
    ['only a dash', [icecast(mount({ title: ' - ' }))], { over: true }],
    [
      'an empty artist',
      [icecast(mount({ title: ' - Paper Boats' }))],
      { title: 'Paper Boats', author: null },
    ],
    ['an empty title', [icecast(mount({ title: 'Ada Winter - ' }))], { over: true }],
    [
      'no sources',
      ['{"icestats":{"admin":"a","server_id":"Icecast 2.4.4","dummy":null}}'],
      { onAir: false, over: true },
    ],
    [
      'no sources in version 2.5',
      ['{"icestats":{"server_id":"Icecast 2.5.0","dummy":null}}'],
      { onAir: false, over: true },
    ],
    [
      'separate fields for an Ogg stream',
      [
        icecast(
          mount({
            server_type: 'application/ogg',
            subtype: 'Opus',
            artist: 'Ada Winter',
            title: 'Paper Boats - Live',
          }),
        ),
      ],
      { title: 'Paper Boats - Live', author: 'Ada Winter' },
    ],
    [
      "the station's name as an Ogg artist",
      [
        icecast(
          mount({
            server_type: 'application/ogg',
            artist: 'Radio Meridian',
            title: 'Ada Winter - Paper Boats',
          }),
        ),
      ],
      { title: 'Paper Boats', author: 'Ada Winter' },
    ],
    [
      'escaped characters',
      [icecast(mount({ title: 'Simon &amp; Garfunkel - Mrs. Robinson' }))],
      { title: 'Mrs. Robinson', author: 'Simon & Garfunkel' },
    ],
    [
      'an apostrophe as a numeric reference',
      [icecast(mount({ title: 'Ada Winter - Don&#39;t Go' }))],
      { title: "Don't Go" },
    ],
    [
      'unescaped quotes',
      [
        '{"icestats":{"source":{"listenurl":"http://r/live","server_type":"audio/mpeg","title":"Ada Winter - The "Big" One","dummy":null}}}',
      ],
      { title: 'The "Big" One', author: 'Ada Winter' },
    ],
    [
      'a mount of Icecast-KH',
      [
        icecast([
          { listeners: 0, listenurl: 'http://r/listen', dummy: null },
          mount({ listenurl: 'http://r/listen_live', title: 'A Tide - Home', listeners: 270 }),
        ]),
      ],
      { title: 'Home', listeners: 270 },
    ],
    [
      'a title in only one stream',
      [
        icecast([
          mount({ listenurl: 'http://r/aac', server_type: 'audio/aac' }),
          mount({ listenurl: 'http://r/mp3', title: 'Ada Winter - Paper Boats', listeners: 2 }),
        ]),
      ],
      { title: 'Paper Boats', author: 'Ada Winter', listeners: 5 },
      '/aac',
    ],
    [
      'a title only in another station',
      [
        icecast([
          mount({ listenurl: 'http://r/one' }),
          mount({ listenurl: 'http://r/two', server_name: 'Two', title: 'Ada Winter - Paper Boats' }),
        ]),
      ],
      { over: true, onAir: true },
    ],
    [
      'quality labels in the names of streams',
      [
        icecast([
          mount({ server_name: 'Radio Meridian', title: 'Ada Winter - Paper Boats' }),
          mount({ server_name: 'Radio Meridian (AAC)', title: 'Ada Winter - Paper Boats', listeners: 2 }),
          mount({ server_name: 'Radio Meridian [Jazz]', title: 'Moss - Dew', listeners: 9 }),
        ]),
      ],
      { title: 'Paper Boats', listeners: 5, name: 'Radio Meridian' },
    ],
    ...[{}, [null], [{}], false, '', []].map((source): Row => [
      `sources that are ${JSON.stringify(source)}`,
      [icecast(source)],
      { over: true, onAir: false },
    ]),
    [
      'sources keyed by their mounts',
      [icecast({ '/live': { title: 'Ada Winter - Paper Boats', listeners: 3, server_name: 'M' } })],
      { title: 'Paper Boats', listeners: 3, name: 'M', onAir: true },
      'live',
    ],
    [
      'a custom style sheet',
      [
        {
          '/a': { name: 'A', listeners: '1', description: '', title: 'Moss - Dew', genre: '', url: '' },
          '/b': { name: 'B', listeners: '3', description: '', title: 'Ada Winter - Paper Boats' },
        },
      ],
      { title: 'Paper Boats', listeners: 3, name: 'B', onAir: true },
      '/b',
    ],
    [
      'version 2.5 metadata without a display-title',
      [
        icecast(
          mount({ server_type: 'application/ogg', metadata: { artist: 'Ada Winter', title: 'Paper Boats' } }),
        ),
      ],
      { title: 'Paper Boats', author: 'Ada Winter' },
    ],
    [
      'a mount with a space',
      [icecast(mount({ listenurl: 'http://r/my%20radio', title: 'Ada Winter - Paper Boats' }))],
      { title: 'Paper Boats' },
      '/my radio',
    ],
    [
      'an album and a year after the title',
      [icecast(mount({ title: 'Ada Winter - Paper Boats [Album] (2020)' }))],
      { author: 'Ada Winter', title: 'Paper Boats [Album] (2020)' },
    ],
  ],
  shoutcast: [
    [
      'the fields of version 2.6',
      [
        {
          currentlisteners: 3,
          peaklisteners: 9,
          maxlisteners: 512,
          uniquelisteners: 3,
          averagetime: 3000,
          servergenre: 'Misc',
          serverurl: 'https://meridian.example',
          servertitle: 'Radio Meridian',
          songtitle: 'Ada Winter - Paper Boats',
          dj: 'DJ Ada',
          streamhits: 5,
          streamstatus: 1,
          streampath: '/stream',
          bitrate: '128',
          content: 'audio/mpeg',
          version: '2.6.1.777 (posix(linux x64))',
          nexttitle: 'The Ferrymen - Lanterns',
        },
        [],
      ],
      {
        title: 'Paper Boats',
        author: 'Ada Winter',
        dj: 'DJ Ada',
        listeners: 3,
        next: 'Lanterns',
        onAir: true,
      },
    ],
    [
      'tags in the list of plays',
      [
        { streamstatus: 1, songtitle: 'Ada Winter - Paper Boats' },
        [
          {
            playedat: seconds,
            title: 'Ada Winter - Paper Boats',
            metadata: { tit2: 'Paper Boats', tpe1: 'Ada Winter' },
          },
          { playedat: seconds - 200, title: 'A - B' },
        ],
      ],
      { title: 'Paper Boats' },
    ],
    [
      'no song while a source is connected',
      [{ streamstatus: 1, songtitle: '', servertitle: 'Radio Meridian' }, []],
      { over: true, onAir: true },
    ],
    ...['This is my server name', 'N/A', 'No name'].map((servertitle): Row => [
      `the default name "${servertitle}"`,
      [{ streamstatus: 1, servertitle, songtitle: 'Ada Winter - Paper Boats' }, []],
      { title: 'Paper Boats', name: null },
    ]),
    ...['-', 'Automatic DJ', 'AutoDJ | Radio Meridian', 'SHOUTcast Source DSP v2.3.5', 'sc_trans'].map(
      (dj): Row => [
        `"${dj}" as the DJ`,
        [{ streamstatus: 1, songtitle: 'Ada Winter - Paper Boats', dj }, []],
        { title: 'Paper Boats', dj: null },
      ],
    ),
    [
      'a stopped stream',
      [{ streamstatus: 0, songtitle: 'Ada Winter - Paper Boats' }, []],
      { over: true, onAir: false },
    ],
    [
      'the website as the title',
      [
        {
          streamstatus: 1,
          servertitle: 'Radio Meridian',
          serverurl: 'http://www.meridian.gr',
          songtitle: 'Radio Meridian - meridian.gr',
        },
        [],
      ],
      { over: true },
    ],
    ...(
      [
        ['a start in milliseconds', [{ playedat: seconds * 1000, title: 'Ada Winter - Paper Boats' }]],
        ['a start as a string', [{ playedat: String(seconds), title: 'Ada Winter - Paper Boats' }]],
        ['a list as an object', { 1: { playedat: seconds, title: 'Ada Winter - Paper Boats' } }],
      ] as const
    ).map(([fact, list]): Row => [
      fact,
      [{ streamstatus: 1, songtitle: 'Ada Winter - Paper Boats' }, list],
      { title: 'Paper Boats', ts: NOON },
    ]),
    [
      'a backup source',
      [{ streamstatus: 0, backupstatus: 1, songtitle: 'Ada Winter - Paper Boats' }, []],
      { title: 'Paper Boats', onAir: true },
    ],
    [
      "AutoDJ as the DJ's name",
      [{ streamstatus: 1, songtitle: 'Ada Winter - Paper Boats', dj: 'AutoDJ' }, []],
      { title: 'Paper Boats', dj: null },
    ],
    [
      'the statistics of all streams',
      [
        {
          streams: [
            { id: 1, streamstatus: 1, servertitle: 'A', songtitle: 'Moss - Dew' },
            { id: 2, streamstatus: 1, servertitle: 'B', songtitle: 'Ada Winter - Paper Boats' },
          ],
        },
        [],
      ],
      { title: 'Paper Boats', name: 'B' },
      '2',
    ],
    [
      'a next title that is already on air',
      [{ streamstatus: 1, songtitle: 'A - B', nexttitle: 'A - B' }, []],
      { title: 'B', next: null },
    ],
    [
      'the XML of version 2.0',
      [
        '<?xml version="1.0" encoding="UTF-8" ?><SHOUTCASTSERVER><CURRENTLISTENERS>2</CURRENTLISTENERS><SERVERTITLE>Radio Meridian</SERVERTITLE><SONGTITLE>Ada Winter - Paper Boats</SONGTITLE><NEXTTITLE>The Ferrymen - Lanterns</NEXTTITLE><STREAMSTATUS>1</STREAMSTATUS></SHOUTCASTSERVER>',
      ],
      { title: 'Paper Boats', next: 'Lanterns', listeners: 2 },
    ],
    [
      'a version 1 line without a limit',
      ['<html><body>25,1,101,-1,24,128,Ada Winter - Paper Boats</body></html>'],
      { title: 'Paper Boats', listeners: 25, onAir: true },
    ],
    [
      'a version 1 line',
      [
        '<HTML><meta http-equiv="Pragma" content="no-cache"></head><body>12,1,40,100,12,128,Ada Winter - Paper Boats, Part 2</body></html>',
      ],
      { title: 'Paper Boats, Part 2', listeners: 12, onAir: true },
    ],
  ],
  azuracast: [
    [
      'an advertisement with its length',
      [
        azuracast({
          now_playing: { sh_id: 12, played_at: seconds, duration: 30, song: azuraSong('Spot - 30s', '') },
        }),
      ],
      { over: true, onAir: true },
    ],
    [
      'a song of AutoDJ',
      [azuracast()],
      { title: 'Paper Boats', author: 'Ada Winter', length: 240_000, listeners: 7, live: false, onAir: true },
    ],
    [
      'tags in Windows-1251',
      [
        azuracast({
          now_playing: {
            sh_id: 12,
            played_at: seconds,
            duration: 240,
            song: azuraSong('Ãðóïïà êðîâè', 'Êèíî'),
          },
        }),
      ],
      { title: 'Группа крови', author: 'Кино' },
    ],
    [
      'UTF-8 tags decoded as Latin-1',
      [
        azuracast({
          now_playing: { sh_id: 12, played_at: seconds, duration: 240, song: azuraSong('JÃ³ga', 'BjÃ¶rk') },
        }),
      ],
      { title: 'Jóga', author: 'Björk' },
    ],
    [
      'the largest possible length',
      [
        azuracast({
          now_playing: { sh_id: 12, played_at: seconds, duration: 4_294_967_295, song: azuraSong('A', 'B') },
        }),
      ],
      { title: 'A', length: null },
    ],
    [
      'the next song',
      [
        azuracast({
          playing_next: {
            cued_at: seconds + 200,
            played_at: seconds + 240,
            duration: 180,
            playlist: 'default',
            is_request: true,
            song: azuraSong('Lanterns', 'The Ferrymen'),
          },
        }),
      ],
      { next: 'Lanterns' },
    ],
    [
      'a live DJ without a name',
      [
        azuracast({
          live: { is_live: true, streamer_name: '', broadcast_start: seconds, art: null },
          now_playing: { sh_id: 12, played_at: seconds, duration: 0, song: azuraSong('Radio Meridian', '') },
        }),
      ],
      { title: null, live: true, over: false, dj: null },
    ],
    [
      'a live DJ with songs',
      [
        azuracast({
          live: { is_live: true, streamer_name: 'DJ Ada' },
          playing_next: { cued_at: seconds, song: azuraSong('Lanterns', 'The Ferrymen') },
        }),
      ],
      { title: 'Paper Boats', dj: 'DJ Ada', live: true, next: null, length: null },
    ],
    [
      'the station’s name',
      [
        azuracast({
          now_playing: { sh_id: 12, played_at: seconds, duration: 0, song: azuraSong('Radio Meridian', '') },
        }),
      ],
      { over: true, onAir: true },
    ],
    [
      'the slogan as the title',
      [
        azuracast({
          now_playing: {
            sh_id: 12,
            played_at: seconds,
            duration: 12,
            song: azuraSong('The Sound of the Sea', 'Radio Meridian'),
          },
        }),
      ],
      { over: true },
    ],
    [
      'an unknown title',
      [
        azuracast({
          now_playing: { sh_id: 12, played_at: seconds, duration: 0, song: azuraSong('Unknown', 'Unknown') },
        }),
      ],
      { over: true },
    ],
    [
      'an unknown artist',
      [
        azuracast({
          now_playing: {
            sh_id: 12,
            played_at: seconds,
            duration: 0,
            song: azuraSong('Paper Boats', 'Unknown Artist'),
          },
        }),
      ],
      { title: 'Paper Boats', author: null },
    ],
    [
      'a recorded stream without a length',
      [
        azuracast({
          now_playing: {
            sh_id: 12,
            played_at: seconds - 60_000,
            duration: 0,
            elapsed: 60_000,
            song: azuraSong('Trust', 'New Song'),
          },
        }),
      ],
      { title: 'Trust', live: false, length: null },
    ],
    [
      'an off-air state',
      [
        azuracast({
          is_online: false,
          now_playing: { sh_id: 0, played_at: 0, duration: 0, song: azuraSong('Station Offline', '') },
          playing_next: { cued_at: seconds, song: azuraSong('Lanterns', 'The Ferrymen') },
        }),
      ],
      { over: true, onAir: false, next: null },
    ],
    [
      'a live DJ without a title',
      [
        azuracast({
          live: { is_live: true, streamer_name: 'Tom &amp; Tim', broadcast_start: seconds },
          now_playing: { sh_id: 0, played_at: 0, duration: 0, song: azuraSong('Station Offline', '') },
        }),
      ],
      { title: null, dj: 'Tom & Tim', live: true, ts: NOON, onAir: true, over: false },
    ],
    ...[seconds * 1000, String(seconds)].map((played_at): Row => [
      `a start of ${played_at}`,
      [
        azuracast({
          now_playing: { sh_id: 12, played_at, duration: '240', song: azuraSong('Boats', 'Ada') },
        }),
      ],
      { title: 'Boats', ts: NOON, length: 240_000 },
    ]),
    [
      'a title that repeats the artist',
      [
        azuracast({
          station: { id: 1, shortcode: 'm', name: 'Rock &amp;amp; Roll' },
          now_playing: {
            sh_id: 1,
            played_at: seconds,
            song: azuraSong('Ada Winter - Paper &amp; Boats', 'Ada Winter'),
          },
        }),
      ],
      { title: 'Paper & Boats', author: 'Ada Winter', name: 'Rock & Roll' },
    ],
    [
      'a history newer than the current song',
      [azuracast({ song_history: [{ sh_id: 9, played_at: seconds + 4000, song: azuraSong('Later', 'X') }] })],
      { title: 'Paper Boats' },
    ],
    [
      'the fields of version 0.9',
      [
        {
          station: { id: 1, name: 'M', shortcode: 'm', mounts: [] },
          listeners: { current: 2, unique: 2, total: 2 },
          live: { is_live: false, streamer_name: '' },
          now_playing: {
            elapsed: 3,
            remaining: 97,
            sh_id: 9,
            played_at: seconds,
            duration: 100,
            playlist: 'x',
            is_request: false,
            song: {
              id: 'x',
              text: 'A - B',
              artist: 'A',
              title: 'B',
              album: '',
              lyrics: '',
              art: '',
              custom_fields: [],
            },
          },
          playing_next: {
            cued_at: seconds + 40,
            duration: 90,
            playlist: 'x',
            is_request: false,
            song: { text: 'C - D', artist: 'C', title: 'D' },
          },
          song_history: [],
          cache: 'database',
        },
      ],
      { title: 'B', next: 'D', onAir: null },
    ],
  ],
  libretime: [
    [
      'a current and a next file',
      [
        libretime({
          previous: null,
          current: file('2026-03-06 12:00:00', '2026-03-06 12:04:00.5', {
            track_title: 'Paper Boats',
            artist_name: 'Ada Winter',
          }),
          next: file('2026-03-06 12:04:00', '2026-03-06 12:07:00', {
            track_title: 'Lanterns',
            artist_name: 'The Ferrymen',
          }),
        }),
      ],
      {
        title: 'Paper Boats',
        author: 'Ada Winter',
        length: 240_500,
        live: false,
        next: 'Lanterns',
        onAir: true,
      },
    ],
    [
      'an artist in the title of a file',
      [
        libretime({
          current: file('2026-03-06 12:00:00', '2026-03-06 12:04:00', {
            track_title: 'Ada Winter - Paper Boats',
            artist_name: '',
          }),
        }),
      ],
      { title: 'Paper Boats', author: 'Ada Winter' },
    ],
    [
      'a webstream',
      [
        libretime({
          previous: null,
          current: {
            starts: '2026-03-06 12:00:00',
            ends: '2026-03-06 13:00:00',
            type: 'webstream',
            name: 'Harbour FM',
            metadata: null,
            media_item_played: true,
            record: '0',
          },
          next: null,
        }),
      ],
      { title: 'Harbour FM', live: false, length: 3_600_000 },
    ],
    [
      'a live show',
      [
        libretime(
          {
            previous: null,
            current: {
              starts: '2026-03-06 12:00:00',
              ends: '2026-03-06 13:00:00',
              type: 'livestream',
              name: 'Tea &amp; Talk - Live Stream',
              media_item_played: false,
              record: '0',
            },
            next: file('2026-03-06 12:04:00', '2026-03-06 12:07:00', { track_title: 'Lanterns' }),
          },
          { source_enabled: 'Live' },
          { current: { name: 'Tea &amp; Talk', starts: '2026-03-06 12:00:00', ends: '2026-03-06 13:00:00' } },
        ),
      ],
      { title: null, dj: 'Tea & Talk', live: true, next: null, over: false },
    ],
    [
      'a live source outside of shows',
      [libretime({ previous: null, current: null, next: null }, { source_enabled: 'Master' })],
      { live: true, over: false, onAir: true },
    ],
    ['an empty schedule', [libretime({ previous: [], current: [], next: [] })], { over: true, onAir: false }],
    [
      'a recorded show in the first version',
      [
        {
          env: 'production',
          schedulerTime: '2026-03-06 12:01:00',
          timezone: 'UTC',
          timezoneOffset: '0',
          previous: {
            name: 'Earlier',
            id: 2,
            instance_id: 7,
            record: 0,
            starts: '2026-03-06 10:00:00',
            ends: '2026-03-06 11:00:00',
            start_timestamp: '2026-03-06 10:00:00',
          },
          current: {
            name: 'Tea &amp; Talk',
            id: 3,
            instance_id: 8,
            record: 1,
            starts: '2026-03-06 12:00:00',
            ends: '2026-03-06 13:00:00',
            start_timestamp: '2026-03-06 12:00:00',
          },
          next: {
            name: 'Later',
            id: 4,
            instance_id: 9,
            record: 0,
            starts: '2026-03-06 13:00:00',
            ends: '2026-03-06 14:00:00',
            start_timestamp: '2026-03-06 13:00:00',
          },
          currentShow: [
            { name: 'Tea &amp; Talk', starts: '2026-03-06 12:00:00', ends: '2026-03-06 13:00:00' },
          ],
          nextShow: [],
        },
      ],
      { title: null, dj: 'Tea & Talk', live: true, next: null },
    ],
    [
      'an empty list instead of the tracks',
      [{ station: { schedulerTime: '2026-03-06 12:01:00', timezone: 'UTC' }, tracks: [], shows: [] }],
      { over: true, onAir: false },
    ],
    [
      'a doubly escaped title with the artist',
      [
        libretime({
          current: file('2026-03-06T12:00:00Z', '2026-03-06T12:04:00Z', {
            track_title: 'Ada Winter - Rock &amp;amp; Roll',
            artist_name: 'Ada Winter',
          }),
        }),
      ],
      { title: 'Rock & Roll', author: 'Ada Winter', ts: NOON, length: 240_000 },
    ],
    [
      'times in an unrequested zone',
      [
        libretime(
          {
            previous: null,
            current: file('2026-03-06 13:00:00', '2026-03-06 13:04:00', {
              track_title: 'Paper Boats',
              artist_name: 'Ada Winter',
            }),
            next: null,
          },
          { timezone: 'Europe/Berlin' },
        ),
      ],
      { title: 'Paper Boats', live: false, length: null },
    ],
  ],
  sonicpanel: [
    [
      'AutoDJ',
      [
        {
          title: 'Ada Winter - Paper Boats',
          art: 'https://r.example/art.jpg',
          listeners: 3,
          ulistener: 2,
          bitrate: '128',
          djusername: 'AutoDJ',
          djprofile: '',
          history: ['1.) Ada Winter - Paper Boats<br>', '2.) A - B<br>'],
        },
      ],
      { title: 'Paper Boats', dj: null, listeners: 3 },
      '8042',
    ],
    [
      'no DJ',
      [
        {
          title: 'Ada Winter - Paper Boats',
          listeners: '3',
          ulistener: '2',
          djusername: 'No DJ',
          history: [],
        },
      ],
      { dj: null, listeners: 3 },
      '8042',
    ],
    [
      'an empty title',
      [{ title: '', listeners: 0, ulistener: 0, djusername: '', history: [''] }],
      { over: true },
      '8042',
    ],
    [
      'a DJ',
      [{ title: 'Ada Winter - Paper Boats', listeners: 3, ulistener: 2, djusername: 'Ana', history: [] }],
      { dj: 'Ana' },
      '8042',
    ],
  ],
  centova: [
    [
      'a song of AutoDJ',
      [
        {
          type: 'result',
          data: [
            {
              title: 'Radio Meridian',
              song: 'Ada Winter - Paper Boats',
              track: {
                artist: 'Ada Winter',
                title: 'Paper Boats',
                album: 'Harbour',
                royaltytrackid: 0,
                started: null,
                imageurl: 'https://r.example/static/meridian/covers/nocover.png',
              },
              bitrate: '128 Kbps',
              server: 'Online',
              autodj: 'Online',
              source: 'Yes',
              offline: false,
              summary: '',
              listeners: 5,
              maxlisteners: 100,
              listenertotal: 5,
              serverstate: true,
              sourcestate: true,
              sourceconn: true,
              tuneinformat: 'mp3',
              mountpoint: '/stream',
            },
          ],
        },
      ],
      { title: 'Paper Boats', author: 'Ada Winter', listeners: 5, onAir: true },
      'meridian',
    ],
    [
      'the station as the title',
      [
        {
          type: 'result',
          data: [
            {
              title: 'Radio Meridian',
              song: 'Radio Meridian',
              track: { artist: '', title: 'Radio Meridian' },
              serverstate: true,
              sourcestate: true,
            },
          ],
        },
      ],
      { over: true, onAir: true },
      'meridian',
    ],
    [
      "the station's name as both artist and title",
      [
        {
          type: 'result',
          data: [
            {
              title: 'Radio Meridian',
              song: 'Radio Meridian - Radio Meridian',
              track: { artist: 'Radio Meridian', title: 'Radio Meridian' },
              serverstate: true,
              sourcestate: true,
            },
          ],
        },
      ],
      { over: true },
      'meridian',
    ],
    [
      'a stopped server',
      [
        {
          type: 'result',
          data: [
            {
              title: 'Radio Meridian',
              song: '',
              track: {},
              server: 'Offline',
              source: 'No',
              offline: true,
              serverstate: false,
              sourcestate: false,
            },
          ],
        },
      ],
      { over: true, onAir: false },
      'meridian',
    ],
  ],
  live365: [
    [
      'a song',
      [
        {
          name: 'Radio Meridian',
          'current-track': {
            title: 'Paper Boats',
            artist: 'Ada Winter',
            art: 'https://x.example/blankart.jpg',
            start: '2026-03-06 12:00:00.6+00:00',
            duration: 240.2,
            status: 'playing',
          },
          'last-played': [],
        },
      ],
      { title: 'Paper Boats', length: 240_200, live: false },
      'a12345',
    ],
    [
      'an advertisement',
      [
        {
          name: 'Radio Meridian',
          'current-track': { title: 'Advertisement', artist: 'Live365', art: '' },
          'last-played': [{ title: 'Paper Boats', artist: 'Ada Winter', start: '2026-03-06 11:50:00+00:00' }],
        },
      ],
      { over: true },
      'a12345',
    ],
    [
      'a track without a length',
      [
        {
          name: 'Radio Meridian',
          'current-track': { title: 'Paper Boats', artist: 'Ada Winter', start: '2026-03-06 12:00:00+00:00' },
          'last-played': [],
        },
      ],
      { live: false, length: null },
      'a12345',
    ],
    [
      "the station's slogan as the title",
      [
        {
          name: 'Radio Meridian',
          description: 'The Sound of the Sea',
          'current-track': { title: 'The Sound of the Sea', artist: 'Radio Meridian' },
          'last-played': [],
        },
      ],
      { over: true },
      'a12345',
    ],
  ],
  radioco: [
    [
      'a track of AutoDJ',
      [
        {
          status: 'online',
          source: { type: 'automated', collaborator: null, relay: null },
          collaborators: [],
          relays: [],
          current_track: {
            title: 'Ada Winter - Paper Boats',
            start_time: '2026-03-06T12:00:00+00:00',
            artwork_url: 'https://x.example/a.jpg',
          },
          history: [{ title: 'A - B' }],
          logo_url: 'https://x.example/l.jpg',
        },
      ],
      { title: 'Paper Boats', author: 'Ada Winter', live: false },
      's012345678',
    ],
    [
      'a live collaborator',
      [
        {
          status: 'online',
          source: { type: 'live', collaborator: { name: 'DJ Ana' } },
          current_track: { title: 'Ada Winter - Paper Boats', start_time: '2026-03-06T12:00:00+00:00' },
        },
      ],
      { dj: 'DJ Ana', live: true },
      's012345678',
    ],
    [
      'a live set without a title',
      [
        {
          status: 'online',
          source: { type: 'live', collaborator: null },
          current_track: { title: '', start_time: '2026-03-06T12:00:00+00:00' },
        },
      ],
      { title: null, live: true, over: false },
      's012345678',
    ],
    [
      'an offline status',
      [{ status: 'offline', source: { type: null }, current_track: { title: 'Ada Winter - Paper Boats' } }],
      { over: true, onAir: false },
      's012345678',
    ],
  ],
  radioking: [
    [
      'a track',
      [
        {
          id: 12,
          artist: 'Ada Winter',
          title: 'Paper Boats',
          album: '',
          cover: 'https://x.example/c.jpg',
          default_cover: false,
          started_at: '2026-03-06T12:00:00+0000',
          end_at: '2026-03-06T12:04:00+0000',
          duration: 240,
          next_track: '2026-03-06T12:04:00+0000',
          is_live: false,
          buy_link: null,
        },
      ],
      { title: 'Paper Boats', length: 240_000, live: false },
      'meridian',
    ],
    [
      'a live set',
      [
        {
          id: 0,
          artist: '',
          title: 'Tea & Talk',
          album: null,
          cover: null,
          started_at: '2026-03-06T12:00:00+0000',
          end_at: null,
          duration: 0,
          is_live: true,
        },
      ],
      { title: 'Tea & Talk', live: true, length: null },
      'meridian',
    ],
    [
      'a live set without a title',
      [{ id: 0, artist: '', title: '', cover: null, started_at: '2026-03-06T12:00:00+0000', is_live: true }],
      { title: null, live: true, over: false },
      'meridian',
    ],
  ],
};

const kinds = await Promise.all(
  Object.entries(ROWS).map(async ([name, rows]) => ({
    name,
    rows,
    kind: await loadKind(name as ServerKindName),
  })),
);

for (const { name, rows, kind } of kinds) {
  describe(`responses from ${name}`, () => {
    for (const [fact, texts, expected, station = ''] of rows) {
      it(`can have ${fact}`, () => {
        const parse = kind.parse ?? (JSON.parse as (text: string) => unknown);
        const responses = texts.map((text) => parse(typeof text === 'string' ? text : JSON.stringify(text)));
        const report = kind.newest.read(responses, { baseUrl: 'https://radio.example', station }, undefined);
        assert.ok(report, 'it was not recognized');
        const { plays, isOver } = followPlays(null, report, NOON);
        const play = isOver ? undefined : plays[0];
        const shown: Shown = {
          title: play?.title ?? null,
          author: play?.author ?? null,
          dj: play?.dj_name ?? null,
          live: play?.performance_type === 'live',
          ts: play?.ts ?? null,
          length: play?.length ?? null,
          listeners: play?.n_listeners ?? null,
          onAir: report.onAir,
          over: isOver,
          next: isOver ? null : (upcomingIn(report)?.title ?? null),
          name: report.name,
        };
        const wanted = Object.keys(expected) as (keyof Shown)[];
        assert.deepEqual(Object.fromEntries(wanted.map((key) => [key, shown[key]])), expected);
      });
    }
  });
}
