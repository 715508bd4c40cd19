import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { FRAME_SCRIPT } from '../../src/client/http/jsonp.js';

const docs = readdirSync('docs').map((name) => join('docs', name));
/** READMEs of the packages: the build copies them into folders that have `docs/`. */
const packageReadmes = ['scripts/packages/onair-panel.md', 'scripts/packages/onair-widgets.md'];
const pages = [
  'README.md',
  'CHANGELOG.md',
  'CODE_OF_CONDUCT.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...packageReadmes,
  ...docs,
];

/** Returns the anchor that GitHub generates for a title. */
const anchor = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => anchor(title));

describe('the docs', () => {
  for (const page of pages) {
    it(`${page} has only valid links`, () => {
      const text = readFileSync(page, 'utf8').replace(/^```[^]*?^```$/gm, '');
      for (const [, link = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^https?:/.test(link)) continue;
        const [path = '', hash] = link.split('#');
        const file = path === '' ? page : join(packageReadmes.includes(page) ? '.' : dirname(page), path);
        assert.ok(existsSync(file), link);
        if (hash !== undefined) assert.ok(anchorsOf(file).includes(hash), link);
      }
    });
  }

  it('mention only files that exist', () => {
    const folders = ['', 'src/', 'src/elements/', 'src/entries/'];
    for (const page of pages) {
      const text = readFileSync(page, 'utf8').replace(/^```[^]*?^```$/gm, '');
      // NAME and CODE are placeholders.
      for (const [, path = ''] of text.matchAll(/`([a-z][\w.-]*(?:\/[\w.-]+)+\.(?:ts|mjs|cjs))`/g)) {
        if (/[A-Z]{3}/.test(path)) continue;
        assert.ok(
          folders.some((folder) => existsSync(folder + path)),
          `${page} names ${path}`,
        );
      }
    }
  });

  it('are all linked from a short README', () => {
    const readme = readFileSync('README.md', 'utf8');
    for (const page of docs) assert.ok(readme.includes(`](${page})`), page);
    assert.ok(readme.split('\n').length <= 121);
  });

  it('never recommend installing an unpublished package', () => {
    const { repository } = JSON.parse(readFileSync('scripts/project.json', 'utf8')) as { repository: string };
    // Packages from a checkout or a release are installed from a file.
    const install = /npx onair-|npm (?:install|i|add)\b[^\n`]* onair-(?:widgets|panel)(?!-[\w.-]+\.tgz)/;
    const sources = globSync('{src,demo,wordpress}/**/*.{ts,html,js,php,json}');
    for (const file of [...pages, ...sources])
      if (!repository) assert.doesNotMatch(readFileSync(file, 'utf8'), install, file);
  });

  it("contain only the frame script's hash", () => {
    const hash = 'sha256-' + createHash('sha256').update(FRAME_SCRIPT).digest('base64');
    const given = new Set(
      pages.flatMap((page) => readFileSync(page, 'utf8').match(/sha256-[\w+/=]+/g) ?? []),
    );
    assert.deepEqual([...given], [hash]);
  });
});
