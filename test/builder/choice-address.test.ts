import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readChoice, readFolder, readPanel, writeChoice } from '../../src/builder/choice-address.js';
import type { BuilderChoice } from '../../src/builder/choice.js';
import { allAttributes, allShared, choice, known, PANEL, SHOWN } from './choices.js';
import { HOSTILE } from './hostile.js';

const read = (query: string): BuilderChoice => readChoice(query, known, { baseUrl: '' });
const UNSET = choice({ baseUrl: '' });

describe("the builder's URL", () => {
  it('is human-readable', () => {
    const tags: BuilderChoice['tags'] = [
      { name: 'now-playing', attributes: { vote: '' } },
      { name: 'history', attributes: { limit: '5' } },
    ];
    const written = writeChoice(
      choice({
        server: 2,
        placement: 'link',
        scheme: 'dark',
        tags,
        shared: { lang: 'de' },
        properties: { '--onair-accent': 'crimson' },
      }),
    );
    assert.equal(
      written,
      'base-url=https%3A%2F%2Fpanel.example%3A8080&server=2&place=link&scheme=dark&lang=de&--onair-accent=crimson' +
        '&show=now-playing&vote=&show=history&limit=5',
    );
  });

  it('contains the kind and station of another server', () => {
    const other = choice({ source: 'icecast', station: '/live.mp3' });
    const written = writeChoice(other);
    assert.equal(
      written,
      'base-url=https%3A%2F%2Fpanel.example%3A8080&source=icecast&station=%2Flive.mp3&show=now-playing',
    );
    assert.deepEqual(read(written), other);
    const first = choice({ source: 'azuracast' });
    assert.deepEqual(read(writeChoice(first)), first);
    for (const query of [
      'source=panel',
      'source=constructor',
      'station=%22%3E',
      'show=history&source=icecast',
    ]) {
      const { source, station } = read(query);
      assert.deepEqual([source, station], [null, ''], query);
    }
  });

  it('contains the folder that hosts the files', () => {
    const written = writeChoice(choice({ folder: '/onair/' }));
    assert.match(written, /&files=%2Fonair%2F&/);
    assert.equal(read(written).folder, '/onair/');
    for (const [typed, folder] of [
      ['/onair/', '/onair/'],
      ['/onair', '/onair/'],
      ['onair', '/onair/'],
      [' radio/onair// ', '/radio/onair/'],
      ['./onair/', '/onair/'],
      ['/a/../onair/', '/onair/'],
      ['/', '/'],
      ['/my files/', '/my%20files/'],
      ['https://www.radio.example/onair', 'https://www.radio.example/onair/'],
      ['www.radio.example/onair/', 'https://www.radio.example/onair/'],
      ['//cdn.radio.example/', 'https://cdn.radio.example/'],
      ['localhost:8000/onair/', 'https://localhost:8000/onair/'],
      ['javascript:alert(1)', ''],
      ['"><script>', ''],
      ['', ''],
    ] as const)
      assert.equal(readFolder(typed), folder, typed);
  });

  it('omits the address of a service', () => {
    const hosted = choice({ source: 'live365', station: 'a12345', baseUrl: 'https://api.live365.com' });
    assert.equal(writeChoice(hosted), 'source=live365&station=a12345&show=now-playing');
    assert.deepEqual(read(writeChoice(hosted)), hosted);
    // Older links still contain a base URL.
    assert.deepEqual(read(`base-url=https://other.example&${writeChoice(hosted)}`), hosted);
  });

  it('contains every attribute of every tag', () => {
    const whole = choice({
      server: 12,
      tags: SHOWN.map((name) => ({
        name,
        attributes: allAttributes(known.get(name)!),
      })),
      shared: allShared(),
      properties: {
        '--onair-accent': '#e4572e',
        '--onair-radius': '0',
        '--onair-surface': 'rgb(0 0 0 / 4%)',
      },
      placement: 'iframe',
      scheme: 'system',
    });
    assert.ok(Object.keys(whole.shared).length >= 5);
    assert.deepEqual(read(writeChoice(whole)), whole);
    assert.deepEqual(read(`?${writeChoice(whole)}`), whole);
  });

  it('defaults to a single station card', () => {
    assert.deepEqual(read(''), UNSET);
    assert.deepEqual(readChoice('', known, { baseUrl: PANEL }), choice());
  });

  for (const [what, query] of [
    ['a URL that runs a script', 'base-url=javascript:alert(1)'],
    ['an unsupported protocol', 'base-url=file:///etc/passwd'],
    ['an incomplete address', 'base-url=https://'],
    ['a non-numeric server', 'server=1e9'],
    ['a server number that is too small', 'server=0'],
    ['a server number that is too large', 'server=99999999999'],
    ['an unknown tag', 'show=script'],
    ['the station tag', 'show=station'],
    ['the name of an Object.prototype property', 'show=constructor&__proto__=1'],
    ['an unknown attribute', 'onclick=alert(1)&show=now-playing&onclick=alert(1)&style=x'],
    ['an attribute of another tag', 'show=now-playing&limit=5'],
    ['an unknown attribute value', 'covers=all&show=now-playing&layout=tower'],
    ['an invalid number', 'delay=soon'],
    ['a flag that is false', 'show=now-playing&vote=false'],
    ['an unknown property', '--onair-nothing=1'],
    ['a property that loads a file', '--onair-surface=url(//elsewhere.example/x)'],
    ['a property that closes the style rule', '--onair-accent=red;} body { display: none'],
    ['an unknown placement', 'place=everywhere'],
    ['an unknown scheme', 'scheme=dusk'],
    ['a placement after a tag', 'show=now-playing&place=iframe&scheme=dark'],
    ['an invalid escape sequence', '%E0%A4%A&=&&&?'],
    ['a station after a tag', 'show=now-playing&base-url=https://elsewhere.example&server=3'],
  ] as const)
    it(`${what} is ignored`, () => {
      assert.deepEqual(read(query), UNSET);
    });

  it('hostile input is ignored', () => {
    for (const text of HOSTILE) {
      const query = new URLSearchParams([
        ['base-url', text],
        ['server', text],
        ['lang', text],
        ['time-zone', text],
        ['--onair-accent', text],
        ['show', 'schedule'],
        ['only', text],
        ['view', text],
        [text, text],
        ['show', text],
      ]);
      assert.deepEqual(read(String(query)), { ...UNSET, tags: [{ name: 'schedule', attributes: {} }] }, text);
    }
  });

  it('preserves any valid choice', () => {
    const names = fc.oneof(
      fc.constantFrom('base-url', 'server', 'show', 'limit', 'vote', 'delay', 'only', '--onair-accent'),
      fc.string(),
    );
    const values = fc.oneof(
      fc.constantFrom('history', 'schedule', '7', '', 'https://a.example/b/', '#fff', ...HOSTILE),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), (pairs) => {
        const once = read(String(new URLSearchParams(pairs)));
        assert.deepEqual(read(writeChoice(once)), once);
      }),
      { numRuns: 500 },
    );
  });

  it('repeated tags are ignored', () => {
    assert.deepEqual(read('show=history&limit=5&show=vote&show=history&limit=7').tags, [
      { name: 'history', attributes: { limit: '5' } },
      { name: 'vote', attributes: {} },
    ]);
  });
});

describe('a typed panel address', () => {
  for (const [typed, address] of [
    [' https://panel.example:8080/ ', PANEL],
    ['HTTPS://Panel.example:8080', PANEL],
    ['https://user:word@panel.example:8080/?a=b#c', PANEL],
    ['http://radio.example/panel//', 'http://radio.example/panel'],
    ['panel.example', ''],
    ['', ''],
  ])
    it(`is normalized from "${typed}" to "${address}"`, () => assert.equal(readPanel(typed!), address));
});
