import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readAiring } from '../../../src/servers/panel/airing.js';
import { readChannel } from '../../../src/servers/panel/channel.js';
import { readPodcast } from '../../../src/servers/panel/podcast.js';
import { withNumericId } from '../../../src/servers/with-numeric-id.js';
import { azuracast } from '../../../src/servers/azuracast/read.js';
import { anyJson } from '../../kit/any-json.js';
import { NOW_PLAYING, STATION } from './samples.js';

const place = { baseUrl: 'https://radio.example', station: 'meridian' };
const first = { ...place, station: '' };
const channels = azuracast.channels!;
const podcasts = azuracast.podcasts!;
const week = azuracast.week!;

describe('the AzuraCast schedule', () => {
  const [from, to] = [1772755200, 1773360000];
  const range = { from, to };
  const ENTRY = {
    ...{ id: 5, type: 'streamer', name: 'DJ Ada', title: 'Ada live', description: 'Streamer: DJ Ada' },
    ...{ start_timestamp: from + 7200, start: '2026-03-06T03:00:00+01:00' },
    ...{ end_timestamp: from + 10800, end: '2026-03-06T04:00:00+01:00', is_now: false },
  };
  const read = (...entries: unknown[]) => week.read([entries, NOW_PLAYING], place, range)!;

  it('is requested for the given range', () =>
    assert.deepEqual(week.alternatives({ ...place, station: '3' }, range), [
      [
        '/api/station/3/schedule?start=2026-03-06T00%3A00%3A00.000Z&end=2026-03-13T00%3A00%3A00.000Z',
        '/api/nowplaying/3',
      ],
    ]));
  it('has the time zone from nowplaying', () =>
    assert.deepEqual(
      week.alternatives(place, range).map(([, path]) => path),
      ['/api/nowplaying_static/meridian.json', '/api/nowplaying/meridian'],
    ));
  it('has exactly the fields of the contract', () =>
    assert.deepEqual(read(ENTRY), [
      {
        ...{ id: 5, name: 'DJ Ada', cast_type: 'radioshow', timezone: 'Europe/Berlin' },
        ...{ start_ts: from + 7200, end_ts: from + 10800 },
      },
    ]));
  it('is sorted by time', () =>
    assert.deepEqual(
      read(
        ENTRY,
        { ...ENTRY, start_timestamp: from + 90_000, end_timestamp: from + 93_600 },
        { ...ENTRY, name: 'Early', start_timestamp: from, end_timestamp: from + 60, type: 'playlist' },
      ).map(({ name, start_ts, cast_type }) => [name, start_ts, cast_type]),
      [
        ['Early', from, 'playlist'],
        ['DJ Ada', from + 7200, 'radioshow'],
        ['DJ Ada', from + 90_000, 'radioshow'],
      ],
    ));
  it('has titles for entries without a name', () =>
    assert.equal(read({ ...ENTRY, name: '' })[0]!.name, 'Ada live'));
  it('has names with decoded HTML entities', () =>
    assert.equal(read({ ...ENTRY, name: 'Rock &amp;amp; Roll' })[0]!.name, 'Rock & Roll'));
  it('can be read from formatted times', () => {
    const [airing] = read({ ...ENTRY, start_timestamp: null, end_timestamp: undefined });
    assert.deepEqual([airing!.start_ts, airing!.end_ts], [from + 7200, from + 10800]);
  });
  it('omits only entries without a start time', () =>
    assert.equal(read(null, 'x', { ...ENTRY, start_timestamp: 'x', start: 'x' }, ENTRY).length, 1));
  it('has no time zone if nowplaying has none', () =>
    assert.equal(week.read([[ENTRY], { station: {} }], place, range)![0]!.timezone, null));
  it("can be parsed like a panel's schedule", () =>
    assert.equal(readAiring(read(ENTRY)[0])!.start_ts, from + 7200));
  it("is null if the first station isn't number 1", () => {
    const responseOf = (id: unknown) => [[ENTRY], [{ ...NOW_PLAYING, station: { ...STATION, id } }]];
    assert.equal(week.read(responseOf(1), first, range)!.length, 1);
    assert.equal(week.read(responseOf(2), first, range), null);
    assert.equal(week.read([[ENTRY], []], first, range), null);
  });
  for (const response of [null, {}, 'x', { code: 404 }])
    it(`is null for ${JSON.stringify(response)}`, () =>
      assert.equal(week.read([response, NOW_PLAYING], place, range), null));
});

describe('AzuraCast channels', () => {
  const read = (change: object) =>
    channels.read([{ ...NOW_PLAYING, station: { ...STATION, ...change } }], place, undefined)!;

  it('start with the default mount', () =>
    assert.deepEqual(read({}), [
      {
        ...{ id: 8, bitrate: 192, s_format: 'mp3' },
        ...{ stream_url: 'http://radio.example:8000/radio.mp3', secure_stream_url: null },
      },
      {
        ...{ id: 7, bitrate: 64, s_format: 'aac' },
        ...{ stream_url: null, secure_stream_url: 'https://radio.example/listen/meridian/mobile.aac' },
      },
    ]));
  it('have unique ids for relays', () =>
    assert.deepEqual(
      read({ remotes: [{ id: 8, url: 'https://relay.example/a', bitrate: null, format: '' }] }).map(
        ({ id }) => id,
      ),
      [8, 7, -8],
    ));
  it('fall back to the listen URL', () =>
    assert.deepEqual(
      read({ mounts: [] }).map(({ secure_stream_url }) => secure_stream_url),
      [STATION.listen_url],
    ));
  it('fall back to HLS', () =>
    assert.equal(
      read({ mounts: [], listen_url: null, hls_url: 'https://radio.example/hls/live.m3u8' })[0]!
        .secure_stream_url,
      'https://radio.example/hls/live.m3u8',
    ));
  it('have no private host', () => {
    const mounts = { 0: { id: 1, url: 'http://localhost:8000/listen/meridian/radio.mp3', is_default: true } };
    const remotes = [{ id: 2, url: 'https://relay.example/a' }];
    assert.deepEqual(
      read({ mounts, remotes }).map(({ secure_stream_url }) => secure_stream_url),
      ['https://radio.example/listen/meridian/radio.mp3', 'https://relay.example/a'],
    );
  });
  it('are empty if there are no streams', () =>
    assert.deepEqual(read({ mounts: null, listen_url: 'x', hls_url: null }), []));
  it('exclude mounts without a URL', () =>
    assert.equal(
      read({ mounts: [null, 7, { id: 1 }, { id: 1, url: 'javascript:alert(1)' }, STATION.mounts[0]] }).length,
      1,
    ));
  it("can be parsed like a panel's channels", () =>
    assert.deepEqual(
      read({}).map((each) => readChannel(each)!.id),
      [8, 7],
    ));
  for (const response of [null, [], {}, { station: 7 }])
    it(`are null for ${JSON.stringify(response)}`, () =>
      assert.equal(channels.read([response], place, undefined), null));
});

describe('AzuraCast podcasts', () => {
  const PODCAST = {
    ...{
      id: '1ef4b2c0-8a3e-6f12-9d1c-0242ac120002',
      title: 'Talk',
      description: 'Long',
      description_short: 'Short',
    },
    ...{ is_enabled: true, is_published: true, episodes: 12, categories: [] },
    art: 'https://radio.example/api/station/1/public/podcast/1ef/art',
    links: {
      self: 'https://radio.example/api/station/1/public/podcast/1ef',
      public_episodes: 'https://radio.example/public/meridian/podcast/1ef',
      public_feed: 'https://radio.example/public/meridian/podcast/1ef/feed',
    },
  };
  const read = (response: unknown) => podcasts.read([response], place, undefined);

  it('have titles with decoded HTML entities', () =>
    assert.equal(read([{ ...PODCAST, title: 'Rock &amp; Roll' }])![0]!.title, 'Rock & Roll'));
  it('have exactly the fields of the contract', () =>
    assert.deepEqual(read([PODCAST]), [
      {
        ...{
          id: PODCAST.id,
          published: true,
          title: 'Talk',
          description: 'Short',
          episodes_count: 12,
        },
        ...{
          image: PODCAST.art,
          feed_url: PODCAST.links.public_feed,
          public_page_url: PODCAST.links.public_episodes,
        },
      },
    ]));
  it('can be read from a paginated response', () =>
    assert.equal(
      read({ page: 1, per_page: 25, total: 1, total_pages: 1, links: {}, rows: [PODCAST] })!.length,
      1,
    ));
  it('have the number of episode ids in AzuraCast 0.19', () =>
    assert.equal(read([{ ...PODCAST, episodes: ['1ef-a', '1ef-b', '1ef-c'] }])![0]!.episodes_count, 3));
  it('are the published ones', () =>
    assert.deepEqual(
      read([
        { ...PODCAST, is_published: false },
        { ...PODCAST, is_enabled: false },
      ]),
      [],
    ));
  it('exclude podcasts without a title', () =>
    assert.equal(read([null, 7, { ...PODCAST, title: '' }, { ...PODCAST, id: null }, PODCAST])!.length, 1));
  it('are kept if the links are invalid', () =>
    assert.equal(read([{ ...PODCAST, links: 'x' }])![0]!.feed_url, null));
  it("can be parsed like a panel's podcasts", () =>
    assert.equal(readPodcast(withNumericId(read([PODCAST])![0]))!.title, 'Talk'));
  it("are null if the first station isn't number 1", () => {
    assert.deepEqual(podcasts.alternatives(first, undefined), [
      ['/api/station/1/public/podcasts', '/api/nowplaying'],
    ]);
    const list = (id: number) => [{ ...NOW_PLAYING, station: { ...STATION, id } }];
    assert.equal(podcasts.read([[PODCAST], list(1)], first, undefined)!.length, 1);
    assert.equal(podcasts.read([[PODCAST], list(2)], first, undefined), null);
  });
  for (const response of [null, {}, 'x', { rows: 7 }])
    it(`are null for ${JSON.stringify(response)}`, () => assert.equal(read(response), null));
});

describe('AzuraCast lists', () => {
  const range = { from: 0, to: 2e9 };
  it('never cause an exception', () =>
    fc.assert(
      fc.property(anyJson(), anyJson(), (a, b) => {
        for (const here of [place, first]) {
          for (const list of [
            week.read([a, b], here, range),
            week.read([[a], { station: { id: b, timezone: a } }], here, range),
            week.read([[a, { start_timestamp: b, name: a }], NOW_PLAYING], here, range),
            channels.read([a], here, undefined),
            channels.read(
              [{ ...NOW_PLAYING, station: { mounts: a, remotes: [b], listen_url: a } }],
              here,
              undefined,
            ),
            podcasts.read([a, b], here, undefined),
            podcasts.read([[a, { id: a, title: b, links: b }]], here, undefined),
          ])
            assert.ok(list === null || Array.isArray(list));
        }
      }),
    ));
});
