import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { radioco } from '../../../src/servers/radioco/read.js';

const REF = { baseUrl: 'https://public.radio.co', station: 's012345678' };
const STATUS = {
  status: 'online',
  source: { type: 'automated', collaborator: null, relay: null },
  collaborators: [],
  relays: [],
  current_track: {
    title: 'Ada Winter - Glass',
    start_time: '2022-09-25T14:15:47+00:00',
    artwork_url: 'https://images.radio.example/100x100bb.jpg',
    artwork_url_large: 'https://images.radio.example/600x600bb.jpg',
  },
  history: [{ title: 'Ada Winter - Glass' }, { title: 'The Tides - Pier' }],
  logo_url: 'https://images.radio.example/logo.jpg',
  streaming_hostname: 's2.radio.co',
  outputs: [{ name: 'listen', format: 'MP3', bitrate: 192 }],
};
const newest = (response: unknown) => radioco.newest.read([response], REF, undefined);
const track = (title: unknown) => {
  const play = newest({ ...STATUS, current_track: { ...STATUS.current_track, title } })?.plays[0];
  return play && [play.author, play.title];
};

describe('the Radio.co reader', () => {
  it('requests the station by name', () => {
    assert.deepEqual(radioco.newest.alternatives(REF, undefined), [['/stations/s012345678/status']]);
    assert.deepEqual(radioco.newest.alternatives({ ...REF, station: '' }, undefined), []);
    assert.equal(radioco.minIntervalMs, 15_000);
  });

  it('reports the current track', () => {
    assert.deepEqual(newest(STATUS), {
      plays: [
        {
          ...{ id: null, ts: Date.UTC(2022, 8, 25, 14, 15, 47), author: 'Ada Winter', title: 'Glass' },
          img_url: 'https://images.radio.example/100x100bb.jpg',
          img_large_url: 'https://images.radio.example/600x600bb.jpg',
        },
      ],
      onAir: null,
      now: null,
      name: null,
    });
  });

  it('splits artist and title', () => {
    assert.deepEqual(track('Ada Winter - Glass'), ['Ada Winter', 'Glass']);
    assert.deepEqual(track('Glass  Ada Winter'), ['Ada Winter', 'Glass']);
    assert.deepEqual(track('  Glass  Ada Winter '), ['Ada Winter', 'Glass']);
    assert.deepEqual(track('Ada  Winter - Glass'), ['Ada Winter', 'Glass']);
    assert.deepEqual(track('Glass'), [null, 'Glass']);
    assert.equal(track(''), undefined);
    assert.equal(track(null), undefined);
  });

  it('ignores a status message as a title', () => {
    for (const title of ['Currently unavailable', 'Currently Unavailable ', 'Offline', 'Station offline'])
      assert.equal(track(title), undefined, title);
    const fields = { ...STATUS.current_track, title: 'Currently unavailable', artist: null };
    assert.deepEqual(newest({ ...STATUS, current_track: fields })?.plays, []);
  });

  it('reports off air unless the status is "online"', () => {
    for (const status of ['offline', 'stopped', '']) {
      const report = newest({ ...STATUS, status })!;
      assert.deepEqual([report.onAir, report.plays], [false, []], status);
    }
  });

  it('reports the name of a live DJ', () => {
    const dj = (collaborator: unknown) =>
      newest({ ...STATUS, source: { type: 'live', collaborator } })!.plays[0]!.dj_name;
    assert.equal(dj({ id: 1, name: 'Nora', status: 'x' }), 'Nora');
    assert.equal(dj('Nora'), 'Nora');
    assert.equal(dj(null), undefined);
  });

  it('lists the streams', () => {
    const channels = (status: object) => radioco.channels!.read([{ ...STATUS, ...status }], REF, undefined);
    assert.deepEqual(channels({}), [
      {
        ...{ id: 'listen', mount_point: '/s012345678/listen', bitrate: '192', s_format: 'mp3' },
        stream_url: 'https://s2.radio.co/s012345678/listen',
        secure_stream_url: 'https://s2.radio.co/s012345678/listen',
      },
    ]);
    for (const status of [
      { outputs: null },
      { outputs: [{ name: '../x' }] },
      { streaming_hostname: 'x/y' },
      { streaming_hostname: null },
    ])
      assert.deepEqual(channels(status), [], JSON.stringify(status));
  });

  it('rejects responses of other servers', () => {
    for (const response of [null, [], {}, { status: 'online' }, { status: 404, current_track: null }])
      assert.equal(newest(response), null, JSON.stringify(response));
  });

  it('splits titles with a dash', () => {
    assert.deepEqual(track('Glass - Live  Ada Winter'), ['Ada Winter', 'Glass - Live']);
    assert.deepEqual(track('Ada Winter -  Glass'), ['Ada Winter', 'Glass']);
    assert.deepEqual(track('Ada Winter  - Glass'), ['Ada Winter', 'Glass']);
    assert.deepEqual(track('Ada Winter - Glass  (Live)'), ['Ada Winter', 'Glass (Live)']);
    assert.deepEqual(track('Tom &amp; Tim - Pier'), ['Tom & Tim', 'Pier']);
  });

  const play = (current_track: unknown) => newest({ ...STATUS, current_track })?.plays[0];

  it('reads the artist from a separate field', () => {
    const { author, title } = play({ title: 'Glass - Live', artist: 'Ada Winter' })!;
    assert.deepEqual([author, title], ['Ada Winter', 'Glass - Live']);
  });

  it("ignores the station's logo as a cover", () => {
    const logo = STATUS.logo_url;
    const art = (artwork_url: unknown, artwork_url_large: unknown) =>
      play({ ...STATUS.current_track, artwork_url, artwork_url_large })!.img_url;
    assert.equal(art(logo, logo), undefined);
    assert.equal(art(null, 'https://images.radio.co/station_logos/s0.2021.png'), undefined);
    assert.equal(
      art(null, 'https://images.radio.example/600x600bb.jpg'),
      'https://images.radio.example/600x600bb.jpg',
    );
  });

  it('reports no track if the title is missing', () => {
    for (const none of [null, [], {}, false, '', { title: null }]) assert.equal(play(none), undefined);
    const live = newest({ ...STATUS, source: { type: 'live' }, current_track: [] })!;
    assert.deepEqual(live.plays, [{ id: null, ts: null, performance_type: 'live' }]);
  });

  it('accepts several formats of start times', () => {
    const noon = Date.UTC(2026, 2, 6, 12);
    for (const start_time of ['2026-03-06 12:00:00', '2026-03-06T12:00:00.000Z', noon / 1000, noon])
      assert.equal(play({ title: 'Glass', start_time })!.ts, noon, String(start_time));
  });

  it('accepts a single stream outside of a list', () => {
    const outputs = { name: 'listen', format: 'AAC', bitrate: '128 kbps' };
    const [channel] = radioco.channels!.read([{ ...STATUS, outputs }], REF, undefined)!;
    assert.deepEqual([channel!.bitrate, channel!.s_format], ['128', 'aac']);
  });
});
