import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { suggestMap } from '../../../src/builder/json/suggest-map.js';
import { writeMap } from '../../../src/servers/json/write-map.js';

const NOW = Date.UTC(2026, 2, 6, 12, 3);
const suggest = (response: unknown, zone = 'Europe/Berlin'): string =>
  writeMap(suggestMap(response, NOW, zone));

describe('a suggested map', () => {
  for (const [name, response, map] of [
    [
      'the documentation’s example',
      { current: { song: 'Glass', artist: 'Ada Winter', started_at: '2026-03-06 12:00:00' } },
      'title: current.song, artist: current.artist, start: current.started_at',
    ],
    [
      'a show without a title',
      {
        onair: { title: '', artist: '', show: 'Night Drive', host: 'Ada Winter' },
        previous: [{ title: 'Dew', artist: 'Moss', start: 1772798100000 }],
        listeners: 12,
      },
      'title: onair.title, artist: onair.artist, dj: onair.host, show: onair.show, listeners: listeners, history: previous, history.start: start',
    ],
    [
      'a list with the newest track first',
      [
        { track: { name: 'Glass', by: 'Ada Winter' }, at: 1772798400, seconds: 200 },
        { track: { name: 'Dew', by: 'Moss' }, at: 1772798100, seconds: 300 },
      ],
      'title: 0.track.name, artist: 0.track.by, start: 0.at, length: 0.seconds, history: $',
    ],
    [
      'a list with only the current track',
      {
        result: [
          {
            meta: {
              song_title: 'Glass',
              song_performer: 'Ada Winter',
              played: 1772798400,
              seconds_total: '200',
            },
          },
        ],
      },
      'title: result.0.meta.song_title, artist: result.0.meta.song_performer, start: result.0.meta.played, length: result.0.meta.seconds_total',
    ],
    [
      'artists in a list of roles',
      {
        onair: {
          track: { name: 'Glass', credits: [{ role: 'singer', label: 'Ada Winter' }] },
          began: 1772798400,
          runtime_ms: 200000,
        },
        recently: [
          {
            track: { name: 'Dew', credits: [{ role: 'singer', label: 'Moss' }] },
            began: 1772798100,
            runtime_ms: 300000,
          },
        ],
      },
      'title: onair.track.name, start: onair.began, length: onair.runtime_ms, history: recently',
    ],
    [
      'a list with the newest track last',
      {
        songs: [
          { title: 'Dew', artist: 'Moss', played_at: '2026-03-06T11:55:00Z' },
          { title: 'Glass', artist: 'Ada Winter', played_at: '2026-03-06T12:00:00Z' },
        ],
      },
      'title: songs.-1.title, artist: songs.-1.artist, start: songs.-1.played_at, history: songs',
    ],
    [
      'a single string and a list of strings',
      { status: 'online', nowplaying: 'Ada Winter - Glass', listeners: 12, recent: ['Moss - Dew'] },
      'song: nowplaying, listeners: listeners, on-air: status, history: recent',
    ],
    [
      'a history of strings',
      {
        title: 'Ada Winter - Glass',
        art: 'https://radio.example/art/1.jpg',
        listeners: 3,
        ulistener: 2,
        bitrate: '128',
        djusername: 'Nora',
        djprofile: '',
        history: ['1.) Moss - Dew', '2.) The Tides - Pier'],
      },
      'song: title, cover: art, listeners: listeners, dj: djusername, history: history',
    ],
    [
      'a track in a list of results',
      {
        type: 'result',
        data: [
          {
            title: 'Radio Meridian',
            song: 'Ada Winter - Glass',
            track: {
              artist: 'Ada Winter',
              title: 'Glass',
              album: 'Panes',
              imageurl: 'https://radio.example/1.jpg',
            },
            listeners: 5,
          },
        ],
      },
      'title: data.0.track.title, artist: data.0.track.artist, album: data.0.track.album, cover: data.0.track.imageurl, listeners: data.0.listeners',
    ],
    [
      'tags of an ID3 header',
      [{ TIT2: 'Glass', TPE1: 'Ada Winter', TALB: 'Panes', WXXX_album_art: 'https://radio.example/a/1.jpg' }],
      'title: 0.TIT2, artist: 0.TPE1, album: 0.TALB, cover: 0.WXXX_album_art',
    ],
    [
      'a current track in the middle of a list',
      {
        station: { name: 'Radio Meridian', shortcode: 'm', is_public: true },
        listeners: { total: 7, unique: 5, current: 7 },
        live: { is_live: false, streamer_name: '' },
        now_playing: {
          sh_id: 1,
          played_at: 1772798400,
          duration: 200,
          song: {
            text: 'Ada Winter - Glass',
            artist: 'Ada Winter',
            title: 'Glass',
            album: '',
            art: 'https://radio.example/art/1',
          },
        },
        playing_next: { song: { artist: 'Nyx', title: 'Soon' } },
        song_history: [{ played_at: 1772798100, duration: 300, song: { artist: 'Moss', title: 'Dew' } }],
        is_online: true,
      },
      'title: now_playing.song.title, artist: now_playing.song.artist, cover: now_playing.song.art, start: now_playing.played_at, length: now_playing.duration, listeners: listeners.current, on-air: is_online, station: station.name, history: song_history',
    ],
    [
      'a response with camel-case keys',
      {
        onNow: {
          song: {
            trackName: 'Glass',
            artistName: 'Ada Winter',
            collectionName: 'Panes',
            _duration: 200000,
            _start_time: '2026-03-06T12:00:00.000Z',
          },
          program: { name: 'Morning' },
        },
      },
      'title: onNow.song.trackName, artist: onNow.song.artistName, start: onNow.song._start_time, length: onNow.song._duration, show: onNow.program.name',
    ],
    [
      'artists as objects',
      {
        data: {
          current: {
            title: 'Glass',
            artists: [{ name: 'Ada Winter' }],
            images: { large: 'x' },
            cover: { small: 'https://r.example/s.jpg', large: 'https://r.example/l.jpg' },
          },
        },
      },
      'title: data.current.title, artist: data.current.artists.0.name, cover: data.current.cover.large',
    ],
    [
      'German keys',
      {
        aktuell: { titel: 'Glas', interpret: 'Ada Winter', beginn: '06.03.2026 13:00' },
        sendung: { titel: 'Morgen' },
      },
      'title: aktuell.titel, artist: aktuell.interpret, start: aktuell.beginn, time-zone: Europe/Berlin',
    ],
    ['a single string', 'Ada Winter - Glass', 'song: $'],
    ['a list of strings', ['Ada Winter - Glass', 'Moss - Dew'], 'song: 0, history: $'],
    [
      'a show and a song',
      { show: { title: 'Morning', host: 'Nora' }, song: { title: 'Glass', artist: 'Ada Winter' } },
      'title: song.title, artist: song.artist, show: show.title',
    ],
    [
      'a title without an artist',
      { current: { title: 'Glass' }, station: 'Radio Meridian' },
      'song: current.title, station: station',
    ],
    [
      'a name inside the song',
      {
        on_air: {
          song: { name: 'Glass' },
          performers: ['Ada Winter', 'Moss'],
          started_at: '2026-03-06T12:00:00Z',
          length_ms: 200000,
          artwork: { '300x300': 'https://radio.example/1.jpg' },
        },
        recent: [{ song: { name: 'Dew' }, performers: ['Moss'], started_at: '2026-03-06T11:55:00Z' }],
      },
      'title: on_air.song.name, artist: on_air.performers, cover: on_air.artwork.300x300, start: on_air.started_at, length: on_air.length_ms, history: recent',
    ],
    [
      'keys with several words',
      {
        generated: '2026-03-06T12:03:00Z',
        np_title: 'Glass',
        np_performer: 'Ada Winter',
        npStartedAtUtc: '1772798400',
        np_duration_in_seconds: '200',
        log: [
          { what: { song: 'Dew', singer: 'Moss' }, when: 1772798100 },
          { what: { song: 'Pier', singer: 'The Tides' }, when: 1772797900 },
        ],
      },
      'title: np_title, artist: np_performer, start: npStartedAtUtc, length: np_duration_in_seconds, history: log, history.title: what.song, history.artist: what.singer, history.start: when',
    ],
    [
      'rows without names',
      {
        rows: [
          ['Ada Winter', 'Glass', 1772798400, 'https://radio.example/1.jpg'],
          ['Moss', 'Dew', 1772798100, 'https://radio.example/2.jpg'],
        ],
      },
      'title: rows.0.1, artist: rows.0.0, start: rows.0.2, cover: rows.0.3, history: rows',
    ],
    [
      'unknown names',
      {
        data: {
          zz: 'Glass',
          yy: 'Ada Winter',
          xx: '1772798400',
          ww: '3:20',
          vv: 'https://radio.example/1.jpg',
        },
      },
      'title: data.zz, artist: data.yy, start: data.xx, length: data.ww, cover: data.vv',
    ],
    [
      'a string with a dash',
      { ok: true, payload: { line: 'Ada Winter - Glass', kbps: '128' } },
      'song: payload.line',
    ],
    [
      'XML converted to JSON',
      {
        Playlist: {
          '@attributes': { version: '1.0' },
          OnAir: {
            CurrentMusic: {
              Title: { '#text': 'Glass' },
              Artist: { '#text': 'Ada Winter' },
              '@started': '2026-03-06 12:00:00',
              '@duration': '00:03:20',
            },
          },
          NextEvents: { Event: [{ Title: { '#text': 'Soon' }, Artist: { '#text': 'Nyx' } }] },
        },
      },
      'title: Playlist.OnAir.CurrentMusic.Title.#text, artist: Playlist.OnAir.CurrentMusic.Artist.#text, start: Playlist.OnAir.CurrentMusic.@started, length: Playlist.OnAir.CurrentMusic.@duration',
    ],
    [
      'XML with single-item lists',
      {
        nowplaying: { title: ['Glass'], artist: ['Ada Winter'], duration: ['200'], started: ['1772798400'] },
      },
      'title: nowplaying.title.0, artist: nowplaying.artist, start: nowplaying.started.0, length: nowplaying.duration.0',
    ],
    [
      'times next to the track',
      {
        timestamp: 1772798580,
        now: {
          meta: { title: 'Glass', artist: 'Ada Winter' },
          times: { begin: 1772798400, finish: 1772798600 },
        },
      },
      'title: now.meta.title, artist: now.meta.artist, start: now.times.begin, end: now.times.finish',
    ],
    [
      'null as the current track',
      {
        now: null,
        before: [{ song: { name: 'Dew', by: 'Moss' }, began: 1772798100, seconds: 300 }],
        online: 'offline',
      },
      'title: now.song.name, artist: now.song.by, start: now.began, length: now.seconds, history: before',
    ],
    [
      'an empty list as the current track',
      { data: { nowPlaying: [], recent: [{ title: 'Dew', artist: 'Moss', played_at: 1772798100 }] } },
      'title: data.nowPlaying.title, artist: data.nowPlaying.artist, start: data.nowPlaying.played_at, history: data.recent',
    ],
    [
      'an empty text as the current track',
      { current: '', history: [{ title: 'Dew', artist: 'Moss' }] },
      'song: current, history: history, history.title: title, history.artist: artist',
    ],
    [
      'list entries with an empty track field',
      { tracks: [{ title: 'Dew', artist: 'Moss', track: null }], onair: false },
      'title: tracks.0.title, artist: tracks.0.artist',
    ],
  ] as const)
    it(`fits ${name}`, () => assert.equal(suggest(response), map));

  it('has no title if the response has none', () => {
    for (const response of [
      null,
      5,
      {},
      [],
      { error: 'not found' },
      { detail: 'Not found', status: 404 },
      { station: { name: 'Radio Meridian' } },
      { id: 1, url: 'https://radio.example/' },
      { results: [], count: 0 },
      { updated: '2026-03-06 12:00:00', message: 'Welcome - enjoy' },
      { name: 'Radio Meridian', logo: 'https://radio.example/logo.png', slogan: 'Music all day' },
      { shows: [{ title: 'Morning', host: 'Nora', start: '2026-03-06 12:00:00' }] },
      { previous: [{ title: 'Dew', artist: 'Moss', start: 1772798100 }] },
      { previous: { title: 'Dew', artist: 'Moss' }, next: { title: 'Soon', artist: 'Nyx' } },
    ])
      assert.doesNotMatch(suggest(response), /title:|song:/, JSON.stringify(response));
  });

  it('has the local time zone if the start is recent', () => {
    const at = (started: string) => suggest({ title: 'Glass', artist: 'Ada', started }, 'America/New_York');
    assert.match(at('2026-03-06 07:00:00'), /time-zone: America\/New_York$/);
    assert.doesNotMatch(at('2026-03-06 12:00:00'), /time-zone/);
    assert.doesNotMatch(at('2026-03-06 14:00:00'), /time-zone/);
    assert.doesNotMatch(at('2026-03-06T07:00:00-05:00'), /time-zone/);
  });
});

describe('guesses in a suggested map', () => {
  const guesses = (response: unknown) => [...suggestMap(response, NOW, 'UTC').guessed].sort();

  it('are fields that no key or value identifies', () => {
    for (const [response, guessed] of [
      [{ a: { b: 'Glass', c: 'Ada Winter', d: '3:20' } }, ['artist', 'title']],
      [{ x: 'Ada Winter - Glass' }, []],
      [{ x: { b: 'Ada Winter - Glass', c: 'https://radio.example/a.jpg', d: '3:20' } }, []],
      [{ x: { b: 'Ada Winter - Glass', c: 1772798400 } }, ['start']],
      [{ title: 'Glass', artist: 'Ada Winter' }, []],
      [{ now: null, history: [{ title: 'Dew', artist: 'Moss' }] }, ['artist', 'title']],
      [{ history: [{ title: 'Dew', artist: 'Moss' }] }, ['artist', 'title']],
    ] as const)
      assert.deepEqual(guesses(response), guessed, JSON.stringify(response));
  });
});
