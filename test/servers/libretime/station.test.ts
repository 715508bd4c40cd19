import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { libretime } from '../../../src/servers/libretime/read.js';

const place = { baseUrl: 'https://libretime.example', station: '' };
const METADATA = {
  ...{ name: 'Radio &amp; Meridian', logo: 'https://libretime.example/api/station-logo', description: '' },
  ...{ timezone: 'Europe/Berlin', locale: 'en_US', AIRTIME_API_VERSION: '1.1' },
  stream_data: {
    s1: { url: 'https://stream.example:8443/main.mp3', codec: 'mp3', bitrate: 192, mobile: 'false' },
    s2: { url: 'http://stream.example:8000/mobile', codec: 'ogg', bitrate: '64', mobile: 'true' },
  },
};
const channels = (response: unknown) => libretime.channels!.read([response], place, undefined);

describe('a LibreTime station', () => {
  it('lists its streams', () =>
    assert.deepEqual(channels(METADATA), [
      {
        ...{ id: 's1', bitrate: 192, s_format: 'mp3', stream_a_stream_image: METADATA.logo },
        ...{ stream_url: null, secure_stream_url: 'https://stream.example:8443/main.mp3' },
      },
      {
        ...{ id: 's2', bitrate: 64, s_format: 'ogg', stream_a_stream_image: METADATA.logo },
        ...{ stream_url: 'http://stream.example:8000/mobile', secure_stream_url: null },
      },
    ]));

  it('has no private host in stream URLs', () => {
    const stream_data = { s1: { url: 'http://localhost:8000/main', codec: 'mp3', bitrate: 128 } };
    assert.equal(
      channels({ ...METADATA, stream_data })![0]!.stream_url,
      'http://libretime.example:8000/main',
    );
  });

  it('lists only streams that have a URL', () => {
    const stream_data = {
      s1: null,
      s2: { url: 'javascript:alert(1)' },
      s3: METADATA.stream_data.s1,
      s4: 'x',
    };
    assert.deepEqual(
      channels({ ...METADATA, stream_data })!.map(({ id }) => id),
      ['s3'],
    );
    for (const none of [[], null, 'x', {}])
      assert.deepEqual(channels({ ...METADATA, stream_data: none }), []);
  });

  it('reports its name', () => {
    const name = (response: unknown) => libretime.name!.read([response], place, undefined);
    assert.deepEqual(name(METADATA), { name: 'Radio & Meridian' });
    assert.deepEqual(name({ ...METADATA, name: '' }), { name: null });
    for (const other of [null, 'You are not allowed', {}, []]) assert.equal(name(other), null);
  });
});

/** As Airtime 2.5.1 responds: all times are in the station's zone. */
const OLD = {
  ...{ env: 'production', schedulerTime: '2013-07-03 14:07:31' },
  previous: {
    ...{ name: 'Earth, Wind &amp; Fire - Boogie Wonderland', type: 'track' },
    ...{ starts: '2013-07-03 14:00:00', ends: '2013-07-03 14:04:40' },
  },
  current: {
    ...{ name: 'The Band - The Song', type: 'track', media_item_played: true, record: '0' },
    ...{ starts: '2013-07-03 14:04:40', ends: '2013-07-03 14:08:10.5' },
  },
  next: { name: 'Next', starts: '2013-07-03 14:08:10', ends: '2013-07-03 14:12:00', type: 'track' },
  currentShow: [
    { start_timestamp: '2013-07-03 14:00:00', end_timestamp: '2013-07-03 15:00:00', name: 'Tea' },
  ],
  nextShow: [],
  ...{ timezone: 'BST', timezoneOffset: '3600', AIRTIME_API_VERSION: '1.1' },
};

describe('Airtime before 2.5.2', () => {
  const newest = (change: object = {}) => libretime.newest.read([{ ...OLD, ...change }], place, undefined)!;

  it("is read with times in the station's zone", () => {
    const { plays, onAir, now } = newest();
    assert.deepEqual([onAir, now], [true, Date.UTC(2013, 6, 3, 13, 7, 31)]);
    assert.deepEqual(
      plays.map(({ author, title, ts, length }) => [author, title, ts, length]),
      [
        ['The Band', 'The Song', Date.UTC(2013, 6, 3, 13, 4, 40), 210_500],
        ['Earth, Wind & Fire', 'Boogie Wonderland', Date.UTC(2013, 6, 3, 13), 280_000],
      ],
    );
  });

  it('has no times without a UTC offset', () => {
    const { plays, now } = newest({ timezoneOffset: undefined });
    assert.deepEqual([now, plays[0]!.title, plays[0]!.ts], [null, 'The Song', null]);
    assert.equal(newest({ timezone: 'UTC', timezoneOffset: 0 }).now, Date.UTC(2013, 6, 3, 14, 7, 31));
  });

  it('reports the name of a live show as the DJ', () => {
    const current = { ...OLD.current, name: 'Tea - Live Stream', type: 'livestream' };
    assert.equal(newest({ current }).plays[0]!.dj_name, 'Tea');
  });

  it('is off air without a current track', () => assert.equal(newest({ current: null }).onAir, false));

  it("provides a schedule in the station's zone", () => {
    const from = Date.UTC(2013, 6, 1) / 1000;
    const range = { from, to: from + 14 * 86_400 };
    const show = {
      name: 'Tea',
      start_timestamp: '2013-07-02 12:05:00',
      end_timestamp: '2013-07-02 13:00:00',
    };
    const start = (other: unknown) =>
      libretime.week!.read([{ tuesday: [show] }, other], place, range)?.[0]?.start_ts;
    assert.equal(start(OLD), Date.UTC(2013, 6, 2, 11, 5) / 1000);
    // Servers with one of the other paths use the requested zone.
    assert.equal(start(METADATA), Date.UTC(2013, 6, 2, 12, 5) / 1000);
    assert.equal(start({ station: { timezone: 'UTC' }, tracks: {} }), Date.UTC(2013, 6, 2, 12, 5) / 1000);
    assert.equal(start({ ...OLD, timezoneOffset: null }), undefined);
  });

  describe('with a clock change', () => {
    const from = Date.UTC(2026, 2, 23) / 1000;
    const range = { from, to: from + 14 * 86_400 };
    const shows = {
      saturday: [{ name: 'Before', starts: '2026-03-28 10:00:00', ends: '2026-03-28 12:00:00' }],
      nextmonday: [{ name: 'After', starts: '2026-03-30 10:00:00', ends: '2026-03-30 12:00:00' }],
    };
    const hoursOf = (timezone: string, timezoneOffset: number, schedulerTime = '2026-03-27 14:07:31') => {
      const info = { ...OLD, timezone, timezoneOffset, schedulerTime };
      return libretime
        .week!.read([shows, info], place, range)!
        .map(({ start_ts, end_ts, timezone: zone }) => [
          new Date((start_ts as number) * 1000).getUTCHours(),
          new Date((end_ts as number) * 1000).getUTCHours(),
          zone,
        ]);
    };

    for (const [abbreviation, offset, zone, before, after, time] of [
      ['CET', 3600, 'Europe/Berlin', 9, 8],
      ['CEST', 7200, 'Europe/Berlin', 9, 8, '2026-03-30 09:00:00'],
      ['gmt', 0, 'Europe/London', 10, 9],
      ['EDT', -14_400, 'America/New_York', 14, 14],
      ['EET', 7200, 'Europe/Athens', 8, 7],
    ] as const)
      it(`has the zone ${zone} for ${abbreviation}, ${offset} s`, () =>
        assert.deepEqual(hoursOf(abbreviation, offset, time), [
          [before, before + 2, zone],
          [after, after + 2, zone],
        ]));

    it('has correct times around the change', () => {
      const saturday = ['00:30', '01:30', '03:30'].map((time) => ({
        name: 'Night',
        starts: `2026-03-29 ${time}:00`,
        ends: `2026-03-29 ${time}:30`,
      }));
      const info = { ...OLD, timezone: 'CET', timezoneOffset: 3600, schedulerTime: '2026-03-27 14:07:31' };
      assert.deepEqual(
        libretime.week!.read([{ saturday }, info], place, range)!.map(({ start_ts }) => start_ts),
        [
          Date.UTC(2026, 2, 28, 23, 30) / 1000,
          Date.UTC(2026, 2, 29, 0, 30) / 1000,
          Date.UTC(2026, 2, 29, 1, 30) / 1000,
        ],
      );
    });

    it('uses the current offset for an unknown abbreviation', () => {
      for (const [abbreviation, offset] of [
        ['CET', 7200],
        ['XYZ', 3600],
        ['IST', 19_800],
        ['+0300', 10_800],
      ] as const) {
        const hour = 10 - Math.floor(offset / 3600);
        const hours = hoursOf(abbreviation, offset).map(([start]) => start);
        assert.deepEqual(hours, offset % 3600 ? [hour - 1, hour - 1] : [hour, hour], abbreviation);
      }
    });
  });
});

describe('a LibreTime file without tags', () => {
  const play = (track_title: string, artist_name: string | null = null) => {
    const current = {
      starts: '',
      ends: '',
      type: 'track',
      name: track_title,
      metadata: { track_title, artist_name },
    };
    const response = { station: { timezone: 'UTC' }, tracks: { current, previous: null }, shows: {} };
    const { title, author } = libretime.newest.read([response], place, undefined)!.plays[0]!;
    return [author, title];
  };
  const cases: [title: string, artist: string | null, shown: [string | null, string]][] = [
    ['200226.mp3', null, [null, '200226']],
    ['03_my_song.mp3', null, [null, 'my song']],
    ['The_Band_-_The_Song.mp3', null, ['The Band', 'The Song']],
    ['The Band - The Song.flac', null, ['The Band', 'The Song']],
    ['07. The Song.mp3', 'The Band', ['The Band', 'The Song']],
    ['The Song', 'The Band', ['The Band', 'The Song']],
    ['No. 5', null, [null, 'No. 5']],
  ];
  for (const [title, artist, shown] of cases)
    it(`is shown as ${JSON.stringify(shown)} for ${JSON.stringify([artist, title])}`, () =>
      assert.deepEqual(play(title, artist), shown));
});

describe('the picture of a LibreTime station', () => {
  it('is the logo that the server reports', () =>
    assert.equal(
      libretime.picture!({ baseUrl: 'https://radio.example', station: '' }),
      'https://radio.example/api/station-logo',
    ));
});
