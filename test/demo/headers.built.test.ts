import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openPanel } from '../kit/open-panel.js';

const PAGES = [
  '/',
  '/skins/',
  '/builder/',
  '/check/',
  '/guide/',
  '/guide/install.html',
  '/sources.html',
  '/docs/',
  '/developers.html',
  '/gallery.html',
];

/** Has `noindex`, so it needs no description. */
const NOT_INDEXED = '/check/';

describe('meta descriptions', () => {
  const { request } = openPanel({ dist: 'dist/onair-panel' });

  for (const path of PAGES.filter((each) => each !== NOT_INDEXED))
    it(`are present on ${path}`, async () => {
      const { text } = await request(path);
      assert.match(text, /<meta\s+name="description"\s+content="[^"]{10,160}"/);
    });
});

describe("the product page's first player", () => {
  const { request } = openPanel({ dist: 'dist/onair-panel' });
  const importsIn = (text: string, pattern: RegExp): string[] =>
    [...text.matchAll(pattern)].map(([, name]) => name!);

  it('has all its files preloaded', async () => {
    const preloaded = new Set(
      importsIn((await request('/')).text, /rel="modulepreload" href="parts\/([^"]+)"/g),
    );
    const { text: script } = await request('/onair.js');
    const player = importsIn(script, /import\("\.\/parts\/(onair-player-[^"]+)"\)/g);
    assert.equal(player.length, 1);
    assert.ok(preloaded.has(player[0]!), player[0]);
    for (const name of preloaded) {
      const { status, text } = await request(`/parts/${name}`);
      assert.equal(status, 200, name);
      for (const imported of importsIn(text, /\b(?:from|import)"\.\/([^"]+)"/g))
        assert.ok(preloaded.has(imported), `${name} imports ${imported}`);
    }
  });
});

describe('the page headers', () => {
  const { request, url } = openPanel({ dist: 'dist/onair-panel' });

  for (const path of PAGES)
    it(`link to every other section on ${path}`, async () => {
      const { text } = await request(path);
      const header = text.slice(text.indexOf('<header'), text.indexOf('</header>'));
      const links = [...header.matchAll(/href="([^"]+)"/g)].map(([, href]) => new URL(href!, url + path));
      // The guide also links to the list of its pages.
      const paths = links.filter(({ hash }) => !hash).map(({ pathname }) => pathname);
      const wanted = ['/skins/', '/builder/', '/check/', '/guide/', '/sources.html', '/docs/'];
      assert.deepEqual(path === '/' ? paths : paths.slice(1), wanted);
      if (path !== '/') assert.equal(paths[0], '/');
      const current = /href="([^"]+)" aria-current="page"/.exec(header)?.[1];
      const section = wanted.find((each) => path.startsWith(each));
      assert.equal(current && new URL(current, url + path).pathname, section);
      for (const each of wanted) assert.equal((await request(each)).status, 200, each);
    });
});
