import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import ts from 'typescript';
import type { BuilderChoice } from '../../src/builder/choice.js';
import { kindRow, SERVER_KIND_NAMES } from '../../src/servers/kinds.js';
import { outputsOf, type Files, type OutputName } from '../../src/builder/outputs/outputs.js';
import { allAttributes, allShared, choice, FILES, known, PANEL, SHOWN } from './choices.js';
import { HOSTILE } from './hostile.js';

const NAMES = ['script', 'div', 'iframe', 'link', 'wordpress', 'react', 'vue'];

function codes(given: Partial<BuilderChoice>, files: Partial<Files> = {}): Record<OutputName, string> {
  const outputs = outputsOf(choice({ scheme: 'system', ...given }), { ...FILES, ...files });
  return Object.fromEntries(outputs.map(({ name, code }) => [name, code])) as Record<OutputName, string>;
}

/** Parses elements and attributes strictly. Fails if there is anything else between the tags. */
function elementsOf(html: string): [name: string, attributes: Record<string, string>][] {
  const ENTITIES: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>' };
  const decode = (text: string) => text.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name]!);
  const found: [string, Record<string, string>][] = [];
  const rest = html
    .replace(/<style>\n[^<]*<\/style>/g, '')
    .replace(
      /<([a-z]+(?:-[a-z]+)*)((?: [:a-z-]+(?:="[^"<>]*")?)*)(?: \/>|>(?:\s*<\/\1>)?)/g,
      (_, name: string, text: string) => {
        const attributes = [...text.matchAll(/ ([:a-z-]+)(?:="([^"]*)")?/g)];
        found.push([
          name,
          Object.fromEntries(attributes.map(([, key = '', value = '']) => [key, decode(value)])),
        ]);
        return '';
      },
    );
  assert.match(rest.replace(/<\/(template|onair-station|div)>/g, ''), /^\s*$/);
  return found;
}

function assertTypeScript(code: string): void {
  const { diagnostics } = ts.transpileModule(code, {
    reportDiagnostics: true,
    fileName: 'output.tsx',
    compilerOptions: { jsx: ts.JsxEmit.Preserve },
  });
  assert.deepEqual(diagnostics, [], code);
}

/** Asserts that every output is well-formed. */
function assertWellFormed({
  script,
  div,
  iframe,
  link,
  wordpress,
  react,
  vue,
}: Record<OutputName, string>): void {
  for (const html of [script, div, iframe]) elementsOf(html);
  for (const address of link?.split('\n\n').filter(Boolean) ?? [])
    assert.ok(new URL(address).pathname.startsWith('/stations/'));
  const code = wordpress.replace(/^<div style="[^"<>]*">([^]*)<\/div>$/, '$1');
  assert.match(code, /^(\[\/?onair[a-z -]*( [a-z-]+(="[^"<>[\]]*"|='[^'<>[\]]*')?)*\] ?)+$/);
  assertTypeScript(react);
  const [, program = '', template = ''] =
    /^<script setup lang="ts">\n([^<]*)<\/script>\n\n(<template>\n[^]*<\/template>)\n$/.exec(vue) ?? [];
  assertTypeScript(program);
  elementsOf(template);
}

describe("the builder's outputs", () => {
  it('default to a card of the station', () => {
    const { script, div, iframe, link, wordpress, react, vue } = codes({});
    assert.match(script, /^<style>\n {2}onair-now-playing[^]*<\/style>\n<script type="module"/);
    assert.ok(
      script.endsWith(
        `<script type="module" src="${PANEL}/onair.js" data-base-url="${PANEL}" data-server="1"></script>\n\n` +
          '<onair-now-playing></onair-now-playing>',
      ),
    );
    assert.ok(div.endsWith('\n\n<div data-onair="now-playing"></div>'));
    assert.equal(
      iframe,
      `<iframe src="${PANEL}/embed/now-playing/" title="On air" width="100%" height="170" frameborder="0" style="border: 0" data-onair-frame></iframe>
<script src="${PANEL}/embed.js" async></script>`,
    );
    assert.equal(link, `${PANEL}/stations/1/?show=now-playing`);
    assert.equal(wordpress, '[onair now-playing server="1"]');
    assert.equal(
      react,
      `// From the package onair-widgets.
import 'onair-widgets/elements/now-playing.js';
import 'onair-widgets/cdn/onair.css';
import type {} from 'onair-widgets/react';

export const OnAir = () => (
  <onair-now-playing base-url="${PANEL}" server={1} />
);
`,
    );
    assert.match(vue, /<template>\n {2}<onair-now-playing base-url="[^"]+" :server="1" \/>\n<\/template>\n$/);
  });

  for (const name of SHOWN) {
    it(`contain all attributes of onair-${name}`, () => {
      const attributes = allAttributes(known.get(name)!);
      const given = { server: 2, tags: [{ name, attributes }] };
      const written = codes(given);
      assert.deepEqual(Object.keys(written), NAMES);
      assertWellFormed(written);
      assert.deepEqual(elementsOf(written.script).at(-1), [`onair-${name}`, attributes]);
      const data = Object.entries(attributes).map(([key, value]) => [`data-${key}`, value]);
      assert.deepEqual(elementsOf(written.div).at(-1), [
        'div',
        { 'data-onair': name, ...Object.fromEntries(data) },
      ]);
      const [, { src }] = elementsOf(written.iframe).find(([element]) => element === 'iframe')!;
      const frame = new URL(src!);
      assert.deepEqual(Object.fromEntries(frame.searchParams), { server: '2', ...attributes });
      const { pathname, searchParams } = new URL(written.link);
      assert.equal(pathname, '/stations/2/');
      assert.deepEqual(Object.fromEntries(searchParams), { show: name, ...attributes });
      for (const key of Object.keys(attributes))
        for (const code of [written.wordpress, written.react, written.vue])
          assert.ok(code.includes(key), key);
    });
  }

  it('contain shared attributes only once', () => {
    const tags = SHOWN.map((name) => ({ name, attributes: {} }));
    const shared = allShared();
    const written = codes({ tags, shared });
    assertWellFormed(written);
    for (const key of Object.keys(shared)) {
      for (const name of ['script', 'div', 'wordpress', 'react', 'vue'] as const) {
        const [, text = written[name]] = written[name].split('<template>');
        const times = text.split(new RegExp(`[ -:]${key}[= ]`)).length - 1;
        assert.equal(times, 1, `${key}, ${name}: ${times}`);
      }
    }
    const frames = elementsOf(written.iframe).filter(([name]) => name === 'iframe');
    assert.equal(frames.length, tags.length);
    for (const [, { src }] of frames) {
      const { pathname, searchParams } = new URL(src!);
      const own = pathname.includes('/podcasts/') ? { limit: '3' } : {};
      assert.deepEqual(Object.fromEntries(searchParams), { ...shared, ...own });
    }
  });

  it('include the chosen colours', () => {
    const properties = { '--onair-accent': '#E4572E', '--onair-radius': '0', '--onair-surface': '#fff' };
    const tags: BuilderChoice['tags'] = [
      { name: 'player', attributes: {} },
      { name: 'vote', attributes: {} },
    ];
    const written = codes({ properties, tags });
    assertWellFormed(written);
    const rules = '--onair-accent: #E4572E; --onair-radius: 0; --onair-surface: #fff';
    for (const name of ['script', 'div'] as const)
      assert.ok(written[name].includes(`onair-player, onair-vote { ${rules} }`));
    assert.ok(
      written.iframe.includes('--onair-accent=E4572E&amp;--onair-radius=0&amp;--onair-surface=%23fff"'),
    );
    const colours = '--onair-accent=E4572E&--onair-radius=0&--onair-surface=%23fff';
    assert.deepEqual(
      written.link.split('\n\n'),
      ['player', 'vote'].map((name) => `${PANEL}/stations/1/?show=${name}&${colours}`),
    );
    assert.ok(written.wordpress.startsWith(`<div style="${rules}">[onair-station`));
    assert.ok(
      written.react.includes(
        `<onair-station base-url="${PANEL}" server={1} style={{ '--onair-accent': '#E4572E', '--onair-radius': '0', '--onair-surface': '#fff' }}>`,
      ),
    );
    assert.ok(written.vue.includes(`:server="1" style="${rules}">`));
  });

  it('give a wall its own 16:9 frame', () => {
    const { script, iframe } = codes({
      tags: [
        { name: 'now-playing', attributes: { layout: 'wall' } },
        { name: 'history', attributes: {} },
      ],
    });
    assert.match(
      script,
      /onair-now-playing\[layout="wall"\]:not\(:defined\)::before \{[^}]* height: 56\.25cqi \}/,
    );
    assert.match(
      iframe,
      /^<iframe src="[^"]*\/embed\/now-playing\/\?layout=wall&amp;skin=sleeve"[^>]* height="368"/,
    );
  });

  it('give a wall in an iframe its skin', () => {
    const wall = { name: 'now-playing', attributes: { layout: 'wall' } } as const;
    const { iframe, link, script } = codes({ tags: [wall] });
    assert.match(iframe, /\?layout=wall&amp;skin=sleeve"/);
    assert.match(link, /&layout=wall&skin=sleeve$/);
    assert.doesNotMatch(script, /skin/);
    const quiet = codes({ tags: [wall], shared: { skin: 'quiet' } });
    assert.match(quiet.iframe, /\?skin=quiet&amp;layout=wall"/);
    assert.match(quiet.script, /skin="quiet"/);
  });

  it('are well-formed with hostile values', () => {
    for (const text of HOSTILE) {
      const attributes = { layout: text, only: text, [text]: text };
      const written = codes({
        baseUrl: `${PANEL}/${text}`,
        tags: [
          { name: 'now-playing', attributes },
          { name: 'history', attributes: { ...attributes, limit: text } },
          { name: 'schedule', attributes: { ...attributes, view: text } },
        ],
        shared: { lang: text, 'time-zone': text, [text]: text },
        properties: { '--onair-accent': text, [text]: 'red', [`--onair-${text}`]: 'red' },
      });
      assertWellFormed(written);
      assert.equal(elementsOf(written.script).length, 4, text);
      assert.deepEqual(elementsOf(written.script)[1], ['onair-now-playing', { layout: text, only: text }]);
    }
  });

  it('escape values for JSX', () => {
    for (const text of HOSTILE) {
      const { react } = codes({ tags: [{ name: 'schedule', attributes: { only: text } }] });
      const file = ts.createSourceFile('output.tsx', react, ts.ScriptTarget.Latest, true);
      const found: string[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isJsxAttribute(node) && node.name.getText() === 'only') {
          const value = node.initializer!;
          if (ts.isStringLiteral(value)) found.push(value.text);
          else if (ts.isJsxExpression(value) && ts.isStringLiteral(value.expression!))
            found.push(value.expression.text);
        }
        ts.forEachChild(node, visit);
      };
      visit(file);
      assert.deepEqual(found, [text]);
    }
  });

  it('omit flags that are off', () => {
    const { script } = codes({
      tags: [
        { name: 'station', attributes: {} },
        { name: 'history', attributes: { vote: 'false', search: 'true' } },
      ],
    });
    assert.deepEqual(elementsOf(script).slice(1), [['onair-history', { search: '' }]]);
  });

  it('are empty without a panel or a tag', () => {
    assert.deepEqual(outputsOf(choice({ baseUrl: '' }), FILES), []);
    assert.deepEqual(outputsOf(choice({ tags: [] }), FILES), []);
  });

  describe('with file hashes', () => {
    const integrity = { 'onair.js': 'sha384-AAA', 'embed.js': 'sha384-BBB' };
    it('contain integrity attributes for pinned files', () => {
      const files = { cdn: `${PANEL}/v/0.1.0/`, integrity, version: '0.1.0' };
      const { script, div, iframe } = codes({}, files);
      for (const html of [script, div])
        assert.ok(html.includes(`src="${PANEL}/v/0.1.0/onair.js" integrity="sha384-AAA" crossorigin data-`));
      assert.ok(iframe.includes(`src="${PANEL}/v/0.1.0/embed.js" integrity="sha384-BBB" crossorigin async>`));
    });

    it('omit integrity attributes for updated files', () => {
      for (const files of [
        { integrity },
        { integrity, version: '0.1.0' },
        { cdn: `${PANEL}/v/0.1.0/`, version: '0.1.0' },
        { cdn: `${PANEL}/v/0.1.0/`, integrity: {}, version: '0.1.0' },
      ])
        assert.ok(!Object.values(codes({}, files)).join().includes('integrity'));
    });
  });

  it('use embed.html if the panel serves no pages', () => {
    const written = codes(
      { server: 3, tags: [{ name: 'history', attributes: { limit: '3', vote: '' } }] },
      { panelPages: null, cdn: 'https://www.radio.example/onair/' },
    );
    assert.equal(written.link, undefined);
    assert.equal(
      elementsOf(written.iframe)[0]![1].src,
      `https://www.radio.example/onair/embed.html?tag=history&base-url=${PANEL}&server=3&limit=3&vote`,
    );
    assertWellFormed(written);
  });

  it("load the files from the owner's site", () => {
    const written = codes({ folder: '/onair/', server: 2 }, { integrity: { 'onair.js': 'sha384-x' } });
    assert.deepEqual(Object.keys(written), NAMES);
    for (const code of [written.script, written.div]) {
      assert.ok(code.includes('src="/onair/onair.js"'), code);
      assert.ok(code.includes(`data-base-url="${PANEL}"`));
    }
    const [frame, script] = elementsOf(written.iframe);
    assert.equal(frame![1].src, `/onair/embed.html?tag=now-playing&base-url=${PANEL}&server=2`);
    assert.equal(script![1].src, '/onair/embed.js');
    // A link always leads to the panel, because the owner's site has no such pages.
    assert.equal(written.link, `${PANEL}/stations/2/?show=now-playing`);
    const url = codes({ folder: 'https://www.radio.example/onair/' });
    assert.ok(url.script.includes('src="https://www.radio.example/onair/onair.js"'));
  });

  it("allow a relative picture in the owner's frames", () => {
    const given = { folder: '/onair/', shared: { art: '/logo.png' } };
    assert.ok(codes(given).iframe.includes('art=/logo.png'));
    const [, , iframe] = outputsOf(choice(given), FILES);
    assert.equal(iframe!.lacksArt, false);
  });

  it('include the code of each frame separately', () => {
    const tags = SHOWN.map((name) => ({ name, attributes: {} }));
    const { frames, code } = outputsOf(choice({ tags }), FILES).find(({ name }) => name === 'iframe')!;
    assert.equal(frames!.length, tags.length);
    for (const frame of frames!) {
      const [[name, attributes] = [], ...others] = elementsOf(frame);
      assert.deepEqual([name, others], ['iframe', []]);
      assert.deepEqual(Object.keys(attributes!), ['src', 'title', 'width', 'height', 'frameborder', 'style']);
      // The frame is identical, except for the attribute that embed.js needs.
      assert.ok(code.includes(frame.replace('></iframe>', ' data-onair-frame></iframe>')), frame);
    }
    assert.deepEqual(
      outputsOf(choice(), FILES).flatMap(({ name, frames: each }) => (each ? [name] : [])),
      ['iframe'],
    );
  });

  it('list the hosts that visitors must reach', () => {
    const addresses = (given: Partial<BuilderChoice>, files: Partial<Files> = {}) =>
      Object.fromEntries(
        outputsOf(choice(given), { ...FILES, ...files }).map(({ name, addresses: all }) => [name, all]),
      );
    const cdn = 'http://localhost:8080/';
    const withFiles = [cdn, PANEL];
    assert.deepEqual(addresses({}, { cdn }), {
      ...{ script: withFiles, div: withFiles, iframe: withFiles },
      ...{ link: [PANEL], wordpress: [PANEL], react: [PANEL], vue: [PANEL] },
    });
    assert.deepEqual(addresses({ source: 'live365', station: 'a12345' }, { cdn }), {
      ...{ script: [cdn], div: [cdn], iframe: [cdn] },
      ...{ wordpress: [], react: [], vue: [] },
    });
    assert.deepEqual(addresses({ folder: '/onair/' }, { cdn }).iframe, ['/onair/', PANEL]);
  });

  it('contain the kind and station of another server', () => {
    const other = { source: 'shoutcast', station: '2', shared: { lang: 'de' } } as const;
    const { script, div, iframe, wordpress, react, vue, ...links } = codes(other);
    assert.deepEqual(links, {});
    // The panel's own frames can't show other servers.
    assert.equal(
      elementsOf(iframe)[0]![1].src,
      `${PANEL}/embed.html?tag=now-playing&base-url=${PANEL}&source=shoutcast&station=2&lang=de`,
    );
    const onScript = `data-base-url="${PANEL}" data-source="shoutcast" data-station="2" data-lang="de"></script>`;
    assert.ok(script.includes(onScript), script);
    assert.ok(div.includes(onScript));
    assert.ok(wordpress.startsWith('[onair-station source="shoutcast" station="2" lang="de"]'), wordpress);
    // The stream number is the name of the station here, so it is written as text.
    const settings = `base-url="${PANEL}" source="shoutcast" station="2" lang="de"`;
    assert.ok(react.includes(`<onair-station ${settings}>`), react);
    assert.ok(vue.includes(`<onair-station ${settings}>`), vue);
    const first = codes({ source: 'icecast' });
    assert.ok(first.script.includes(`data-base-url="${PANEL}" data-source="icecast"></script>`));
    assert.equal(first.wordpress, '[onair now-playing source="icecast"]');
    assert.ok(first.iframe.includes(`embed.html?tag=now-playing&amp;base-url=${PANEL}&amp;source=icecast"`));
  });

  for (const source of SERVER_KIND_NAMES)
    it(`contain the right settings for ${source}`, () => {
      const host = kindRow(source).host;
      const map = source === 'json' ? 'title: a12345' : '';
      const written = codes({ source, station: 'a12345', map, baseUrl: host ?? 'https://radio.example' });
      assert.deepEqual(
        Object.keys(written),
        NAMES.filter((name) => name !== 'link'),
      );
      assertWellFormed({ ...written, link: '' });
      for (const [name, code] of Object.entries(written)) {
        assert.ok(!host || (!code.includes('base-url') && !code.includes(host)), `${name}: ${code}`);
        assert.match(code, new RegExp(`source="?${source}`), name);
        assert.match(code, map ? /map="?title:[ +]a12345/ : /station="?a12345/, name);
      }
      const { searchParams } = new URL(elementsOf(written.iframe)[0]![1].src!);
      assert.deepEqual(Object.fromEntries(searchParams), {
        tag: 'now-playing',
        ...(host ? {} : { 'base-url': 'https://radio.example' }),
        source,
        ...(map ? { map } : { station: 'a12345' }),
      });
    });

  describe('with a card and a history', () => {
    const frames = (card: Record<string, string>, history: Record<string, string>): string[] =>
      elementsOf(
        codes({
          tags: [
            { name: 'now-playing', attributes: card },
            { name: 'history', attributes: history },
          ],
        }).iframe,
      ).flatMap(([name, { src }]) => (name === 'iframe' ? [src!.slice(PANEL.length)] : []));

    it('combine both tags in a single frame', () => {
      assert.deepEqual(frames({}, {}), ['/embed/station/?limit=10']);
      assert.deepEqual(frames({ vote: '', layout: 'line' }, { vote: '', limit: '3', search: '' }), [
        '/embed/station/?vote&layout=line&limit=3&search',
      ]);
    });

    it('use two frames if shared parameters differ', () => {
      assert.deepEqual(frames({ vote: '' }, {}), ['/embed/now-playing/?vote', '/embed/history/']);
    });
  });

  it('pass the colour scheme to frames and links', () => {
    for (const scheme of ['light', 'dark'] as const) {
      const { iframe, link, ...others } = codes({ scheme });
      assert.ok(iframe.includes(`/embed/now-playing/?scheme=${scheme}"`));
      assert.equal(link, `${PANEL}/stations/1/?show=now-playing&scheme=${scheme}`);
      assert.deepEqual({ ...others, iframe: '', link: '' }, { ...codes({}), iframe: '', link: '' });
    }
    assert.ok(!Object.values(codes({})).join().includes('scheme'));
  });

  it("have frame titles in the tags' language", () => {
    assert.ok(codes({ shared: { lang: 'de-AT' } }).iframe.includes('title="Auf Sendung"'));
    assert.ok(codes({ shared: { lang: 'fr' } }).iframe.includes('title="On air"'));
  });

  it('omit external pictures in frames', () => {
    const artIn = (art: string, name: OutputName, files: Partial<Files> = {}) => {
      const tags = [{ name: 'now-playing' as const, attributes: {} }];
      const outputs = outputsOf(choice({ tags, shared: { art } }), { ...FILES, ...files });
      const { code, lacksArt } = outputs.find((output) => output.name === name)!;
      return [code.includes('art='), lacksArt ?? false];
    };
    for (const art of [
      'https://www.radio.example/logo.png',
      '/logo.png',
      `${PANEL.replace(/:\d+$/, '')}:1/logo.png`,
    ])
      for (const name of ['iframe', 'link'] as const) assert.deepEqual(artIn(art, name), [false, true], art);
    for (const name of ['iframe', 'link'] as const)
      assert.deepEqual(artIn(`${PANEL}/logo.png`, name), [true, false]);
    assert.deepEqual(artIn('https://www.radio.example/logo.png', 'script'), [true, false]);
    const own = { panelPages: null, cdn: 'https://www.radio.example/onair/' };
    assert.deepEqual(artIn('https://www.radio.example/logo.png', 'iframe', own), [true, false]);
  });
});
