import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { FRAME_SCRIPT } from '../../src/client/http/jsonp.js';

/** It is written for its package, beside whose docs it lies. */
const PANEL_README = 'scripts/packages/onair-panel.md';
const pages = [
  'README.md',
  'SECURITY.md',
  PANEL_README,
  ...readdirSync('docs').map((name) => join('docs', name)),
];

/** What GitHub and its like make of a title. */
const anchor = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => anchor(title));

describe('the docs', () => {
  for (const page of pages) {
    it(`${page} links to what is there`, () => {
      const text = readFileSync(page, 'utf8').replace(/^```[^]*?^```$/gm, '');
      for (const [, link = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^https?:/.test(link)) continue;
        const [path = '', hash] = link.split('#');
        const file = path === '' ? page : join(page === PANEL_README ? '.' : dirname(page), path);
        assert.ok(existsSync(file), link);
        if (hash !== undefined) assert.ok(anchorsOf(file).includes(hash), link);
      }
    });
  }

  it('name files that are there', () => {
    const folders = ['', 'src/', 'src/elements/', 'src/entries/'];
    for (const page of pages) {
      const text = readFileSync(page, 'utf8').replace(/^```[^]*?^```$/gm, '');
      // NAME and CODE stand for something.
      for (const [, path = ''] of text.matchAll(/`([a-z][\w.-]*(?:\/[\w.-]+)+\.(?:ts|mjs|cjs))`/g)) {
        if (/[A-Z]{3}/.test(path)) continue;
        assert.ok(
          folders.some((folder) => existsSync(folder + path)),
          `${page} names ${path}`,
        );
      }
    }
  });

  it('are all named in the README, which has at most 120 lines', () => {
    const readme = readFileSync('README.md', 'utf8');
    for (const page of pages.slice(3)) assert.ok(readme.includes(`](${page})`), page);
    assert.ok(readme.split('\n').length <= 121);
  });

  it("give the hash of the frame's script, and no other", () => {
    const hash = 'sha256-' + createHash('sha256').update(FRAME_SCRIPT).digest('base64');
    const given = new Set(
      pages.flatMap((page) => readFileSync(page, 'utf8').match(/sha256-[\w+/=]+/g) ?? []),
    );
    assert.deepEqual([...given], [hash]);
  });
});
