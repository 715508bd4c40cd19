import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sonicpanel } from '../../../src/servers/sonicpanel/read.js';
import { parseLoose } from '../../../src/servers/parse-loose.js';

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

describe('the SonicPanel reader', () => {
  it('requests the station by port', () => {
    const paths = (station: string) => sonicpanel.newest.alternatives({ ...REF, station }, undefined);
    assert.deepEqual(paths('8042'), [['/cp/get_info.php?p=8042']]);
    for (const station of ['', '0', '65536', '-1', '8042&x=1', 'live', '8e3'])
      assert.deepEqual(paths(station), [], station);
  });

  it('accepts a title that is a number', () => {
    assert.deepEqual(titles({ ...INFO, title: 1979, history: [] }), [[null, '1979']]);
  });

  it('reports the current and the previous tracks', () => {
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

  it('excludes the current track from the history', () => {
    const history = ['1.) Ada Winter - Glass &amp; Stone<br>', '2.) The Tides - Pier<br />'];
    assert.deepEqual(titles({ ...INFO, history }), [
      ['Ada Winter', 'Glass & Stone'],
      ['The Tides', 'Pier'],
    ]);
  });

  it('reports the name of a live DJ', () => {
    const dj = (djusername: unknown) => newest({ ...INFO, djusername })?.plays[0]?.dj_name;
    assert.equal(dj('Nora'), 'Nora');
    assert.equal(dj('Tom &amp; Tim'), 'Tom & Tim');
    for (const name of [
      'No DJ',
      'no dj',
      'NoDJ',
      'AutoDJ',
      'Auto DJ',
      'AUTO-DJ',
      'Sin DJ',
      '',
      null,
      undefined,
      false,
    ])
      assert.equal(dj(name), undefined, String(name));
  });

  it('reports no track if the title is missing', () => {
    for (const title of ['', null, 'ad_insert', 'Offline', '-'])
      assert.deepEqual(titles({ ...INFO, title }), [], String(title));
  });

  it('ignores a placeholder cover', () => {
    for (const art of ['', null, false, 'https://radio.example/cp/nocover.png'])
      assert.equal(newest({ ...INFO, art })?.plays[0]?.img_url, undefined, String(art));
  });

  it('resolves a relative cover path', () => {
    for (const [art, url] of [
      ['/cp/art/1.jpg', 'https://radio.example/cp/art/1.jpg'],
      ['//radio.example/1.jpg?a=1&amp;b=2', 'https://radio.example/1.jpg?a=1&b=2'],
    ])
      assert.equal(newest({ ...INFO, art })?.plays[0]?.img_url, url);
  });

  it('accepts a history in several formats', () => {
    for (const history of [
      '1.) Ada Winter - Glass &amp; Stone<br>2.) The Tides - Pier<br>3.) Moss - Low Water',
      { 0: '1.) The Tides - Pier<br>', 2: '3.) Moss - Low Water<br>' },
      [{ title: 'The Tides - Pier' }, { title: 'Moss - Low Water' }],
      ['The Tides - Pier<br /><br />', 'Moss - Low Water'],
    ])
      assert.deepEqual(titles({ ...INFO, history })?.slice(1), [
        ['The Tides', 'Pier'],
        ['Moss', 'Low Water'],
      ]);
  });

  it('accepts a response without some fields', () => {
    for (const name of ['djusername', 'djprofile', 'ulistener', 'art', 'bitrate'])
      assert.equal(titles({ ...INFO, djprofile: undefined, [name]: undefined })?.length, 3, name);
    assert.deepEqual(titles({ title: 'A - B', listeners: 3, history: [] }), [['A', 'B']]);
    assert.deepEqual(titles({ listeners: 0, ulistener: 0, djusername: '', history: [] }), []);
  });

  it('ignores a PHP warning before the JSON', () => {
    const text = `<br /><b>Warning</b>: x in <b>y.php</b><br />\n${JSON.stringify(INFO)}`;
    assert.deepEqual(parseLoose(text), INFO);
  });

  it('lists the stream with its bitrate', () => {
    const bitrate = (value: unknown) =>
      sonicpanel.channels!.read([{ ...INFO, bitrate: value }], REF, undefined)![0]!.bitrate;
    for (const value of ['128', 128, '128kbps', '128 Kbps'])
      assert.equal(bitrate(value), '128', String(value));
    for (const value of ['0', 0, '', null, 'x', -1]) assert.equal(bitrate(value), null, String(value));
  });

  it('builds the stream URL from the port', () => {
    assert.deepEqual(sonicpanel.channels!.read([INFO], REF, undefined), [
      {
        ...{ id: 8042, mount_point: '/8042/stream', bitrate: '128', listeners_current: 3 },
        stream_url: 'https://radio.example/8042/stream',
        secure_stream_url: 'https://radio.example/8042/stream',
      },
    ]);
  });

  it('rejects responses of other servers', () => {
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

  it('ignores a history of the wrong type', () => {
    for (const history of [null, 'x', {}, [null, {}, '']])
      assert.equal(titles({ ...INFO, history })?.length, 1, JSON.stringify(history));
  });
});
