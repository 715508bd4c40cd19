import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sonicpanel } from '../../../src/servers/sonicpanel/read.js';

const REF = { baseUrl: 'https://radio.example', station: '8042' };
const INFO = {
  title: 'Ada Winter - Glass &amp; Stone',
  art: 'https://radio.example/covers/1.jpg',
  listeners: 3,
  ulistener: 2,
  bitrate: '128',
  djusername: 'No DJ',
  djprofile: '',
  history: ['1.) The Tides - Pier<br>', '2.) Moss - Low Water<br>', '3.) radio.mp3<br>'],
};

const newest = (info: unknown) => sonicpanel.newest.read([info], REF, undefined);
const titles = (info: unknown) => newest(info)?.plays.map(({ author, title }) => [author, title]);

describe('a SonicPanel station', () => {
  it("is requested by the station's port", () => {
    const paths = (station: string) => sonicpanel.newest.alternatives({ ...REF, station }, undefined);
    assert.deepEqual(paths('8042'), [['/cp/get_info.php?p=8042']]);
    for (const station of ['', '0', '65536', '-1', '8042&x=1', 'live', '8e3'])
      assert.deepEqual(paths(station), [], station);
  });

  it('has the current track with its cover, and the titles before it', () => {
    assert.deepEqual(newest(INFO), {
      plays: [
        {
          ...{ id: null, ts: null, author: 'Ada Winter', title: 'Glass & Stone', n_listeners: 3 },
          img_url: 'https://radio.example/covers/1.jpg',
        },
        { id: null, ts: null, author: 'The Tides', title: 'Pier' },
        { id: null, ts: null, author: 'Moss', title: 'Low Water' },
      ],
      onAir: null,
      now: null,
      name: null,
    });
  });

  it('lists the current track once if the history starts with it', () => {
    const history = ['1.) Ada Winter - Glass &amp; Stone<br>', '2.) The Tides - Pier<br />'];
    assert.deepEqual(titles({ ...INFO, history }), [
      ['Ada Winter', 'Glass & Stone'],
      ['The Tides', 'Pier'],
    ]);
  });

  it('has the name of a live DJ, and no name while AutoDJ plays', () => {
    const dj = (djusername: unknown) => newest({ ...INFO, djusername })?.plays[0]?.dj_name;
    assert.equal(dj('Nora'), 'Nora');
    for (const name of ['No DJ', 'no dj', 'AutoDJ', 'Auto DJ', '', null, undefined])
      assert.equal(dj(name), undefined, String(name));
  });

  it('has no current track without a title, or if the title is an advertisement marker', () => {
    for (const title of ['', null, 'ad_insert', 'Offline', '-'])
      assert.deepEqual(titles({ ...INFO, title }), [], String(title));
  });

  it('has no cover if the art is a placeholder', () => {
    for (const art of ['', null, 'https://radio.example/cp/nocover.png'])
      assert.equal(newest({ ...INFO, art })?.plays[0]?.img_url, undefined, String(art));
  });

  it('lists the stream on its port', () => {
    assert.deepEqual(sonicpanel.channels!.read([INFO], REF, undefined), [
      {
        ...{ id: 8042, mount_point: '/8042/stream', bitrate: '128', listeners_current: 3 },
        stream_url: 'https://radio.example/8042/stream',
        secure_stream_url: 'https://radio.example/8042/stream',
      },
    ]);
  });

  it("isn't recognized by other servers' responses", () => {
    for (const response of [
      null,
      [],
      'x',
      {},
      { title: 'A - B' },
      { title: 'A - B', artist: 'A', cover: '' },
      { icestats: {} },
      { streamstatus: 1, songtitle: 'A - B' },
    ])
      assert.equal(newest(response), null, JSON.stringify(response));
  });

  it('ignores a history of another type', () => {
    for (const history of [null, 'x', {}, [null, {}, '']])
      assert.equal(titles({ ...INFO, history })?.length, 1, JSON.stringify(history));
  });
});
