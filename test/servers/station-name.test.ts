import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { azuracast } from '../../src/servers/azuracast/read.js';
import { icecast } from '../../src/servers/icecast/read.js';
import { libretime } from '../../src/servers/libretime/read.js';
import { isStationName } from '../../src/servers/station-name.js';
import { shoutcast } from '../../src/servers/shoutcast/read.js';

const LEAVING = [
  '.',
  '..',
  '../x',
  'x/..',
  '/../x',
  '/live/../../x',
  '/./x',
  '..\\x',
  '\\..\\x',
  '%2e',
  '%2e%2E',
  '.%2e',
  '%252e%252e',
  '%25252e.',
  'x%2f..%2fy',
  'x%5c..',
  ' .. ',
  '\t.\n.',
  '.\u0000.',
  '..;x',
  '/..;a=b/x',
  '．．',
  '‥',
  '..%zz/..',
  'x'.repeat(301),
];
const NAMES = [
  '',
  'meridian',
  'short name',
  '7',
  '/live',
  '/a/b.mp3',
  'a..b',
  '.hidden',
  '...',
  '100%',
  'x.',
  'é/ä',
];
const RANGE = { from: 0, to: 1 };

describe('a station name', () => {
  for (const name of LEAVING) {
    it(`can't be ${JSON.stringify(name.slice(0, 30))}`, () => assert.equal(isStationName(name), false));
  }
  for (const name of NAMES) {
    it(`can be ${JSON.stringify(name)}`, () => assert.equal(isStationName(name), true));
  }

  it('never changes the folder of a request', () => {
    for (const kind of [azuracast, icecast, libretime, shoutcast]) {
      const questions = [kind.newest, kind.channels, kind.podcasts, kind.stations];
      const pathsFor = (station: string): string[] => {
        const place = { baseUrl: 'http://radio.example/base', station };
        const ways = questions.flatMap((question) => question?.alternatives(place, undefined) ?? []);
        return [...ways, ...(kind.week?.alternatives(place, RANGE) ?? [])]
          .flat()
          .map((path) => new URL(place.baseUrl + path).pathname);
      };
      const folders = new Set(pathsFor('x').map((path) => path.replace(/x(?=[/.]|$)/, '')));
      for (const station of [...LEAVING, 'a/b', 'a\\b']) {
        for (const path of pathsFor(station)) {
          // Kinds that don't use the name in a path have the same path for every name.
          assert.ok(folders.has(path), `${station}: ${path}`);
        }
      }
    }
  });

  it('is omitted from lists if it is unsafe', () => {
    const response = [
      { station: { shortcode: '..' }, now_playing: {} },
      { station: { shortcode: 'a/b' }, now_playing: {} },
      { station: { shortcode: 'meridian', name: 'Meridian' }, now_playing: {} },
    ];
    const place = { baseUrl: 'http://radio.example', station: '' };
    assert.deepEqual(azuracast.stations?.read([response], place, undefined), [
      { station: 'meridian', name: 'Meridian' },
    ]);
  });

  it('never leads outside the base URL', () => {
    for (const listenurl of ['http://localhost:8000/../x', 'http://localhost:8000/a/%2e%2e/%2e%2e/x']) {
      const response = { icestats: { source: { listenurl, title: 'A - B' } } };
      const place = { baseUrl: 'http://radio.example/base', station: '' };
      const [channel] = icecast.channels?.read([response], place, undefined) ?? [];
      assert.equal(channel?.stream_url, null, listenurl);
    }
  });
});
