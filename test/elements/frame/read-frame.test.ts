import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TAG_NAMES } from '../../../src/contract/tags.js';
import { ALLOWED_ATTRIBUTES } from '../../../src/elements/base/allowed-attributes.js';
import { readFrame, type Frame } from '../../../src/elements/frame/read-frame.js';

const PANEL = 'https://panel.example:8080/embed/';
const read = (path: string): Frame | null => readFrame(new URL(path, PANEL));

describe('readFrame', () => {
  it('accepts only known tag names', () => {
    assert.deepEqual(Object.keys(ALLOWED_ATTRIBUTES).sort(), [...TAG_NAMES].sort());
    for (const tag of TAG_NAMES) assert.equal(read(`${tag}/`)?.root.tag, tag);
    for (const tag of ['likes', 'constructor', 'now-playing/history', '%3Cscript%3E'])
      assert.equal(read(`https://www.radio.example/embed.html?tag=${tag}`), null, tag);
    assert.equal(read('likes/'), null);
  });

  it('accepts only attributes of the tag', () => {
    for (const tag of TAG_NAMES) {
      const names = ALLOWED_ATTRIBUTES[tag].filter((name) => !['base-url', 'source'].includes(name));
      const query = new URLSearchParams([...names.map((name) => [name, 'x']), ['onclick', 'x'], ['id', 'x']]);
      const { attributes } = read(`${tag}/?${query}`)!.root;
      assert.deepEqual(attributes, {
        'base-url': 'https://panel.example:8080/',
        ...Object.fromEntries(names.map((name) => [name, 'x'])),
      });
    }
    assert.deepEqual(read('history/?jsonp=direct&data-jsonp=direct&layout=line')!.root.attributes, {
      'base-url': 'https://panel.example:8080/',
    });
  });

  describe('art', () => {
    const artOf = (path: string): string | undefined => read(path)!.root.attributes.art;

    it('accepts a picture from the panel', () => {
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
      it(`ignores a picture from another site: ${art}`, () => {
        for (const tag of ['now-playing', 'station', 'player'])
          for (const more of [
            '',
            '&base-url=https://stranger.example/',
            '&art=https://stranger.example/2.jpg',
          ]) {
            const frame = read(`${tag}/?${new URLSearchParams({ art })}${more}`)!;
            assert.doesNotMatch(JSON.stringify(frame.root), /"art"/);
            assert.match(frame.warning!, /^art is ignored/);
          }
      });
    }

    it("accepts a picture from the page's site", () => {
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

  it('adds a station element for station-only attributes', () => {
    const { root } = read('history/?limit=3&lang=de&delay=20&time-zone=station&view=day')!;
    assert.equal(root.tag, 'station');
    assert.deepEqual(root.attributes, { delay: '20', 'time-zone': 'station' });
    assert.deepEqual(root.children, [
      {
        tag: 'history',
        attributes: { limit: '3', lang: 'de', 'base-url': root.children[0]!.attributes['base-url'] },
        children: [],
      },
    ]);
    assert.equal(read('player/?delay=20')!.root.tag, 'player');
  });

  it('accepts the wall layout only for a single tag', () => {
    assert.equal(read('now-playing/?layout=wall')!.root.attributes.layout, 'wall');
    assert.deepEqual(read('station/?layout=wall')!.root.children[0]!.attributes, {});
  });

  it('uses the quiet skin for walls by default', () => {
    const skinOf = (query: string): string | undefined => read(query)!.root.attributes.skin;
    assert.equal(skinOf('now-playing/?layout=wall&text=fff'), 'quiet');
    assert.equal(skinOf('now-playing/?layout=wall&skin=sleeve'), 'sleeve');
    assert.equal(skinOf('now-playing/?skin=tape'), 'tape');
    assert.equal(skinOf('now-playing/'), undefined);
  });

  it('returns a card and a history for /embed/station/', () => {
    const { root } = read('station/?server=2&vote&limit=3&lang=de&delay=20')!;
    assert.equal(root.tag, 'station');
    assert.deepEqual(root.attributes, {
      'base-url': 'https://panel.example:8080/',
      server: '2',
      lang: 'de',
      delay: '20',
    });
    assert.deepEqual(
      root.children.map(({ tag, attributes }) => [tag, attributes]),
      [
        ['now-playing', { vote: '' }],
        ['history', { limit: '3', vote: '' }],
      ],
    );
    assert.deepEqual(read('station/')!.root.children[1]!.attributes, { limit: '5' });
  });

  it("ignores base-url in a panel's frame", () => {
    const baseUrl = (address: string) => readFrame(new URL(address))!.root.attributes['base-url'];
    assert.equal(
      baseUrl('https://radio.example/panel/embed/vote/?base-url=https://other.example'),
      'https://radio.example/panel/',
    );
    const elsewhere = 'https://www.radio.example/onair/embed.html';
    assert.equal(baseUrl(`${elsewhere}?base-url=https://panel.example:8080`), 'https://panel.example:8080');
    for (const odd of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', ''])
      assert.equal(baseUrl(`${elsewhere}?base-url=${encodeURIComponent(odd)}`), undefined, odd);
  });

  it('accepts an address without a scheme', () => {
    const baseUrl = (typed: string) =>
      readFrame(new URL(`https://www.radio.example/embed.html?base-url=${encodeURIComponent(typed)}`))!.root
        .attributes['base-url'];
    assert.equal(baseUrl('stream.radio.example:8000'), 'https://stream.radio.example:8000');
    assert.equal(baseUrl('//stream.radio.example/'), 'https://stream.radio.example');
    assert.equal(baseUrl(' “https://stream.radio.example/radio/” '), 'https://stream.radio.example/radio');
  });

  it('accepts AzuraCast and other servers in embed.html', () => {
    const query = 'source=azuracast&base-url=https://radio.example&station=my_station';
    const { root } = read(`https://www.radio.example/embed.html?tag=now-playing&${query}`)!;
    assert.deepEqual(root.attributes, {
      'base-url': 'https://radio.example',
      source: 'azuracast',
      station: 'my_station',
    });
    const both = read(`https://www.radio.example/embed.html?tag=station&${query}`)!.root;
    assert.deepEqual(both.attributes, root.attributes);
    const hosted = read('https://www.radio.example/embed.html?tag=history&source=live365&station=a12345')!;
    assert.deepEqual(hosted.root.attributes, { source: 'live365', station: 'a12345' });
    assert.equal(read(`now-playing/?${query}`)!.root.attributes.source, undefined);
    const json = { source: 'json', 'base-url': 'https://radio.example/now?id=1&x=2', map: 'title: song' };
    const frame = read(`https://www.radio.example/embed.html?tag=vote&${new URLSearchParams(json)}`)!;
    assert.deepEqual(frame.root.attributes, json);
  });

  const styles = (query: Record<string, string>) => read(`vote/?${new URLSearchParams(query)}`)!.styles;

  it('reads colours, fonts and design tokens', () => {
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

  it('rejects unsafe values and unknown properties', () => {
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
