import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readChoice, readPanel, writeChoice } from '../../src/builder/choice-address.js';
import type { Choice } from '../../src/builder/choice.js';
import { allAttributes, allShared, choice, known, PANEL, SHOWN } from './choices.js';
import { HOSTILE } from './hostile.js';

const read = (query: string): Choice => readChoice(query, known, { baseUrl: '' });
const UNSET = choice({ baseUrl: '' });

describe("the builder's address", () => {
  it('says what people can read', () => {
    const tags: Choice['tags'] = [
      { name: 'now-playing', attributes: { vote: '' } },
      { name: 'history', attributes: { limit: '5' } },
    ];
    const written = writeChoice(
      choice({
        server: 2,
        place: 'link',
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

  it('names the kind of another server and the station there, in the place of a number', () => {
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

  it('gives back every attribute of every tag', () => {
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
      place: 'iframe',
      scheme: 'system',
    });
    assert.ok(Object.keys(whole.shared).length >= 5);
    assert.deepEqual(read(writeChoice(whole)), whole);
    assert.deepEqual(read(`?${writeChoice(whole)}`), whole);
  });

  it('without anything is the card of the station', () => {
    assert.deepEqual(read(''), UNSET);
    assert.deepEqual(readChoice('', known, { baseUrl: PANEL }), choice());
  });

  for (const [what, query] of [
    ['no address of a panel', 'base-url=javascript:alert(1)'],
    ['another protocol', 'base-url=file:///etc/passwd'],
    ['half an address', 'base-url=https://'],
    ['no number', 'server=1e9'],
    ['a number below all', 'server=0'],
    ['a number above all', 'server=99999999999'],
    ['an unknown tag', 'show=script'],
    ['the tag that shows nothing', 'show=station'],
    ['a name of every object', 'show=constructor&__proto__=1'],
    ['an unknown attribute', 'onclick=alert(1)&show=now-playing&onclick=alert(1)&style=x'],
    ['an attribute of another tag', 'show=now-playing&limit=5'],
    ['no choice of the attribute', 'covers=all&show=now-playing&layout=tower'],
    ['no number of the attribute', 'delay=soon'],
    ['a flag that is off', 'show=now-playing&vote=false'],
    ['an unknown property', '--onair-nothing=1'],
    ['a property that loads', '--onair-surface=url(//elsewhere.example/x)'],
    ['a property that ends', '--onair-accent=red;} body { display: none'],
    ['no place', 'place=everywhere'],
    ['no light', 'scheme=dusk'],
    ['a place for one tag', 'show=now-playing&place=iframe&scheme=dark'],
    ['broken escapes', '%E0%A4%A&=&&&?'],
    ['a station for one tag', 'show=now-playing&base-url=https://elsewhere.example&server=3'],
  ] as const)
    it(`with ${what} leaves that out`, () => {
      assert.deepEqual(read(query), UNSET);
    });

  it('with hostile texts leaves them out', () => {
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

  it('is read in any case, and again as it was read', () => {
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

  it('has each tag once, as it is named first', () => {
    assert.deepEqual(read('show=history&limit=5&show=vote&show=history&limit=7').tags, [
      { name: 'history', attributes: { limit: '5' } },
      { name: 'vote', attributes: {} },
    ]);
  });
});

describe('the address of a panel', () => {
  for (const [typed, address] of [
    [' https://panel.example:8080/ ', PANEL],
    ['HTTPS://Panel.example:8080', PANEL],
    ['https://user:word@panel.example:8080/?a=b#c', PANEL],
    ['http://radio.example/panel//', 'http://radio.example/panel'],
    ['panel.example', ''],
    ['', ''],
  ])
    it(`"${typed}" is "${address}"`, () => assert.equal(readPanel(typed!), address));
});
