import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

/** The folder of the guide; the demo pages are in its parent. */
const PAGES = 'dist/onair-panel/demo/guide';
/** Pages that the panel generates, and the API page. */
const OWN = ['builder/', 'check/', 'docs/'];

const fileOf = (path: string) => (path === '' || path.endsWith('/') ? `${path}index.html` : path);
const idsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

function assertLinks(folder: string, page: string): void {
  const text = readFileSync(join(folder, page), 'utf8');
  for (const [, link = ''] of text.matchAll(/ (?:href|src)="([^"]*)"/g)) {
    const [address = '', hash] = link.replaceAll('&amp;', '&').split('#');
    const path = address.split('?')[0]!;
    if (/^https?:/.test(link) || OWN.includes(path.replace(/^\.\.\//, ''))) continue;
    const file = path === '' ? join(folder, page) : join(folder, fileOf(path));
    // The root of the panel serves files of two folders.
    const found = [file, file.replace('/demo/', '/cdn/')].find((each) => existsSync(each));
    assert.ok(found, `${page}: ${link}`);
    if (hash !== undefined) assert.ok(idsOf(found).includes(decodeURIComponent(hash)), `${page}: ${link}`);
  }
}

describe('the pages of the guide', () => {
  for (const page of readdirSync(PAGES).filter((name) => name.endsWith('.html'))) {
    it(`${page} has only valid links`, () => assertLinks(PAGES, page));
  }

  it('contain the title of each document', () => {
    for (const name of readdirSync('docs')) {
      const page = readFileSync(join(PAGES, name.replace('.md', '.html')), 'utf8');
      const [, title = ''] = /^# (.*)$/m.exec(readFileSync(join('docs', name), 'utf8'))!;
      assert.match(page, new RegExp(`<h1 id="[^"]+">`));
      assert.ok(page.includes(title.replaceAll('`', '').split("'")[0]!), name);
    }
  });

  it('show code samples as text', () => {
    const page = readFileSync(join(PAGES, 'install.html'), 'utf8');
    assert.ok(page.includes('&lt;script type=&quot;module&quot; src=&quot;/onair/onair.js&quot;'));
    assert.ok(!page.includes('<script'));
  });
});

describe('the product pages', () => {
  for (const page of ['index.html', 'developers.html', 'legacy.html']) {
    it(`${page} has only valid links`, () => assertLinks('dist/onair-panel/demo', page));
  }

  it('have inline style sheets', () => {
    for (const page of ['index.html', 'developers.html']) {
      const text = readFileSync(join('dist/onair-panel/demo', page), 'utf8');
      assert.match(text, /<style>[^<]*\.hero \{/, page);
      assert.doesNotMatch(text, /<link rel="stylesheet"/, page);
    }
  });
});
