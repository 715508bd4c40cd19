import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TAG_NAMES } from '../../../src/contract/tags.js';
import { ALLOWED_ATTRIBUTES } from '../../../src/elements/base/allowed-attributes.js';
import { readFrame, type Frame } from '../../../src/elements/frame/read-frame.js';

const PANEL = 'https://panel.example:8080/embed/';
const read = (path: string): Frame | null => readFrame(new URL(path, PANEL));

describe('the address of a frame', () => {
  it('names each tag that a div can name, and no other', () => {
    assert.deepEqual(Object.keys(ALLOWED_ATTRIBUTES).sort(), [...TAG_NAMES].sort());
    for (const tag of TAG_NAMES) assert.equal(read(`${tag}/`)?.place.tag, tag);
    for (const tag of ['likes', 'constructor', 'now-playing/history', '%3Cscript%3E'])
      assert.equal(read(`https://www.radio.example/embed.html?tag=${tag}`), null, tag);
    assert.equal(read('likes/'), null);
  });

  it('has all attributes of its tag as parameters, and none of another', () => {
    for (const tag of TAG_NAMES) {
      const names = ALLOWED_ATTRIBUTES[tag].filter((name) => name !== 'base-url');
      const query = new URLSearchParams([...names.map((name) => [name, 'x']), ['onclick', 'x'], ['id', 'x']]);
      const { attributes } = read(`${tag}/?${query}`)!.place;
      assert.deepEqual(attributes, {
        'base-url': 'https://panel.example:8080/',
        ...Object.fromEntries(names.map((name) => [name, 'x'])),
      });
    }
    assert.deepEqual(read('history/?jsonp=direct&data-jsonp=direct&layout=line')!.place.attributes, {
      'base-url': 'https://panel.example:8080/',
    });
  });

  describe('art', () => {
    const artOf = (path: string): string | undefined => read(path)!.place.attributes.art;

    it('is a picture of the panel', () => {
      assert.equal(
        artOf('now-playing/?art=https://panel.example:8080/logo.png'),
        'https://panel.example:8080/logo.png',
      );
      assert.equal(artOf('station/?art=/logo.png'), '/logo.png');
      assert.equal(read('now-playing/?art=/logo.png')!.warning, null);
    });

    for (const art of [
      'https://stranger.example/p.jpg',
      '//stranger.example/p.jpg',
      '\\\\stranger.example/p.jpg',
      'http://panel.example:8080/logo.png',
      'https://panel.example/logo.png',
      'https://panel.example:8080@stranger.example/p.jpg',
      'https://panel.example:8080.stranger.example/p.jpg',
      ' https://stranger.example/p.jpg',
      'https:stranger.example/p.jpg'.replace('https:', 'http:'),
      'data:image/png;base64,AAAA',
      'javascript:alert(1)',
      'blob:https://stranger.example/1',
    ]) {
      it(`is left out with a warning if it is another site’s: ${art}`, () => {
        for (const tag of ['now-playing', 'station', 'player'])
          for (const more of [
            '',
            '&base-url=https://stranger.example/',
            '&art=https://stranger.example/2.jpg',
          ]) {
            const frame = read(`${tag}/?${new URLSearchParams({ art })}${more}`)!;
            assert.doesNotMatch(JSON.stringify(frame.place), /"art"/);
            assert.match(frame.warning!, /^art is left out/);
          }
      });
    }

    it('is a picture of the site or of the panel in embed.html', () => {
      const page = 'https://www.radio.example/embed.html?tag=now-playing&base-url=https://panel.example:8080';
      for (const art of [
        '/logo.png',
        'https://www.radio.example/logo.png',
        'https://panel.example:8080/logo.png',
      ])
        assert.equal(artOf(`${page}&art=${art}`), art);
      assert.equal(artOf(`${page}&art=https://stranger.example/p.jpg`), undefined);
      assert.equal(
        artOf('https://www.radio.example/embed.html?tag=now-playing&art=https://stranger.example/p.jpg'),
        undefined,
      );
    });
  });

  it('has a station around a tag for what only that can say', () => {
    const { place } = read('history/?limit=3&lang=de&delay=20&time-zone=station&view=day')!;
    assert.equal(place.tag, 'station');
    assert.deepEqual(place.attributes, { delay: '20', 'time-zone': 'station' });
    assert.deepEqual(place.inside, [
      {
        tag: 'history',
        attributes: { limit: '3', lang: 'de', 'base-url': place.inside[0]!.attributes['base-url'] },
        inside: [],
      },
    ]);
    assert.equal(read('player/?delay=20')!.place.tag, 'player');
  });

  it('lets a wall fill it, but only alone', () => {
    assert.equal(read('now-playing/?layout=wall')!.place.attributes.layout, 'wall');
    assert.deepEqual(read('station/?layout=wall')!.place.inside[0]!.attributes, {});
  });

  it('shows the card and the history of a station, with the attributes of all three', () => {
    const { place } = read('station/?server=2&vote&limit=3&lang=de&delay=20')!;
    assert.equal(place.tag, 'station');
    assert.deepEqual(place.attributes, {
      'base-url': 'https://panel.example:8080/',
      server: '2',
      lang: 'de',
      delay: '20',
    });
    assert.deepEqual(
      place.inside.map(({ tag, attributes }) => [tag, attributes]),
      [
        ['now-playing', { vote: '' }],
        ['history', { limit: '3', vote: '' }],
      ],
    );
    assert.deepEqual(read('station/')!.place.inside[1]!.attributes, { limit: '5' });
  });

  it('never brings another panel into the frame of this one, also where it lies in a folder', () => {
    const baseUrl = (address: string) => readFrame(new URL(address))!.place.attributes['base-url'];
    assert.equal(
      baseUrl('https://radio.example/panel/embed/vote/?base-url=https://other.example'),
      'https://radio.example/panel/',
    );
    const elsewhere = 'https://www.radio.example/onair/embed.html';
    assert.equal(baseUrl(`${elsewhere}?base-url=https://panel.example:8080`), 'https://panel.example:8080');
    for (const odd of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '//x', 'x', ''])
      assert.equal(baseUrl(`${elsewhere}?base-url=${encodeURIComponent(odd)}`), undefined, odd);
  });

  const styles = (query: Record<string, string>) => read(`vote/?${new URLSearchParams(query)}`)!.styles;

  it('sets ground, colour, font, density, scheme and tokens', () => {
    assert.deepEqual(
      styles({
        ground: 'fff',
        text: 'oklch(0.4 0.1 250 / 90%)',
        font: "Georgia, 'Times New Roman', serif",
        density: 'compact',
        scheme: 'dark',
        '--onair-accent': 'e4572e',
        '--onair-radius': 'calc(0.5em + (1px * 2))',
      }),
      {
        '--ground': '#fff',
        color: 'oklch(0.4 0.1 250 / 90%)',
        'font-family': "Georgia, 'Times New Roman', serif",
        'font-size': '87.5%',
        'color-scheme': 'only dark',
        '--behind': '0',
        '--onair-accent': '#e4572e',
        '--onair-radius': 'calc(0.5em + (1px * 2))',
      },
    );
    assert.deepEqual(styles({}), {});
  });

  it('takes no value that is an address, a second declaration, markup or a name of the page', () => {
    const odd = [
      'url(https://evil.example/x)',
      'URL( "https://evil.example/x" )',
      'u\\72l(https://evil.example/x)',
      'image-set(x 1x)',
      'src(x)',
      'image(x)',
      'element(#x)',
      'var(--x)',
      'env(x)',
      'attr(title)',
      'red;position:fixed',
      'red}*{display:none',
      '</style><script>alert(1)</script>',
      '"x"',
      '@import x',
      'url/**/(x)',
      'red !important',
      'x'.repeat(101),
      '',
    ];
    for (const value of odd) {
      const all = { ground: value, text: value, density: value, scheme: value, '--onair-accent': value };
      assert.deepEqual(styles(all), {}, value);
    }
    for (const font of ['url(x)', 'x;y', 'x}y', '<x>', 'x\\', 'x/y', 'x'.repeat(201)])
      assert.deepEqual(styles({ font }), {}, font);
    for (const name of ['--x', '--onair-', '--onair-a:b', '--onair-A', 'constructor', '__proto__', 'style'])
      assert.deepEqual(styles({ [name]: 'red' }), {}, name);
    assert.deepEqual(styles({ scheme: 'constructor', density: '__proto__' }), {});
  });
});
