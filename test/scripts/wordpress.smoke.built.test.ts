/** Tests the plugin's zip. `test/wordpress/plugin.nightly.test.ts` installs it. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
// @ts-expect-error A script of the build, without types.
import { writeWordPress } from '../../scripts/wordpress.mjs';

const WIDGETS = 'dist/onair-widgets';

const zip = readFileSync('dist/onair-wordpress.zip');
const files = Object.fromEntries(
  Object.entries(unzipSync(zip)).map(([path, content]) => [path.slice('onair-widgets/'.length), content]),
);
const read = (path: string) => strFromU8(files[path]!);
const json = <T>(path: string) => JSON.parse(read(path)) as T;

interface Element {
  tagName?: string;
  summary?: string;
  attributes?: { name?: string; description?: string }[];
  cssProperties?: { description?: string }[];
}
const manifest = JSON.parse(readFileSync(join(WIDGETS, 'custom-elements.json'), 'utf8')) as {
  modules: { declarations?: Element[] }[];
};
const elements = manifest.modules
  .flatMap(({ declarations = [] }) => declarations)
  .filter((each) => each.tagName);
const tags = json<{ tags: Record<string, unknown>; scripts: string }>('tags.json');
const php = Object.keys(files).filter((path) => path.endsWith('.php'));
const words = JSON.parse(readFileSync('wordpress/words/de.json', 'utf8')) as Record<string, string>;

describe('the WordPress plugin', () => {
  const folder = mkdtempSync(join(tmpdir(), 'onair-plugin-'));
  after(() => rmSync(folder, { recursive: true }));

  it('is smaller than 520 KB', () => {
    // KiB, like all sizes of the project.
    assert.ok(zip.length < 520 * 1024, `${zip.length} bytes`);
  });

  it('includes licences of bundled packages', () => {
    assert.match(read(`${tags.scripts}/THIRD-PARTY-LICENSES.txt`), /^lit-html /m);
    assert.equal(read('LICENSE.txt'), readFileSync('LICENSE', 'utf8'));
  });

  it('has a block for each tag', () => {
    assert.ok(elements.length >= 7);
    for (const { tagName = '', attributes = [] } of elements) {
      const name = tagName.slice('onair-'.length);
      const block = json<{ name: string; attributes: object }>(`blocks/${name}/block.json`);
      assert.equal(block.name, `onair/${name}`);
      const expected = attributes.flatMap((attribute) => attribute.name ?? []);
      assert.deepEqual(
        Object.keys(block.attributes),
        expected.filter((each) => each !== 'base-url'),
      );
    }
  });

  it('includes new tags and attributes automatically', () => {
    const built = join(folder, 'built');
    mkdirSync(join(built, 'cdn'), { recursive: true });
    for (const file of ['onair.js', 'onair.css']) writeFileSync(join(built, 'cdn', file), '');
    const attributes = [
      { name: 'vote', type: { text: "boolean | 'counts'" }, default: 'false', description: 'Votes.' },
      { name: 'size', type: { text: 'number | null' } },
    ];
    const declarations = [{ tagName: 'onair-new', summary: 'New.', attributes }];
    writeFileSync(join(built, 'custom-elements.json'), JSON.stringify({ modules: [{ declarations }] }));
    writeWordPress(built, built);
    const { tags } = JSON.parse(
      strFromU8(unzipSync(readFileSync(join(built, 'onair-wordpress.zip')))['onair-widgets/tags.json']!),
    ) as { tags: unknown };
    assert.deepEqual(tags, {
      new: {
        title: 'New',
        description: 'New.',
        attributes: {
          vote: { label: 'Vote', help: 'Votes.', flag: true, values: ['counts'] },
          size: { label: 'Size', help: '', flag: false, kind: 'number' },
        },
      },
    });
  });

  it('contains scripts and chunks, but no unused files', () => {
    assert.ok(files[`${tags.scripts}/onair.js`]);
    assert.ok(Object.keys(files).some((path) => path.startsWith(`${tags.scripts}/parts/onair-schedule`)));
    assert.ok(files[`${tags.scripts}/lang/de.js`]);
    for (const path of Object.keys(files)) assert.doesNotMatch(path, /\.map$|legacy\.js$|^css\//);
  });

  it('is completely translated into German', () => {
    const said = php.flatMap((path) =>
      // PHP strings, including those over several lines.
      [
        ...read(path).matchAll(
          /\b(?:__|esc_html__)\(\s*((?:(?:'(?:[^'\\]|\\.)*'|"[^"]*")[\s.]*)+),\s*'onair-widgets'/g,
        ),
      ].map(([, text = '']) =>
        [...text.matchAll(/'((?:[^'\\]|\\.)*)'|"([^"]*)"/g)].map(([, one, other]) => one ?? other).join(''),
      ),
    );
    assert.ok(said.length > 25, `${said.length}`);
    assert.deepEqual(
      said.filter((text) => words[text] === undefined),
      [],
    );
  });

  it('has no obsolete German translations', () => {
    const plain = (text = '') => text.replaceAll('`', '').replaceAll(/\s+/g, ' ').trim();
    const described = elements.flatMap(({ summary, attributes = [], cssProperties = [] }) =>
      [summary, ...[...attributes, ...cssProperties].map((each) => each.description)].map(plain),
    );
    const sources = [...php, 'js/editor.js', 'js/settings.js']
      .filter((path) => files[path])
      .map(read)
      .join('\n')
      .replace(/'\s*\.\s*'/g, '')
      .replaceAll("\\'", "'");
    const sentences = Object.keys(words).filter((text) => text.endsWith('.'));
    assert.ok(sentences.length > 20);
    assert.deepEqual(
      sentences.filter((text) => !described.includes(text) && !sources.includes(text)),
      [],
    );
  });

  it("has German translations in WordPress's format", () => {
    const mo = Buffer.from(files['languages/onair-widgets-de_DE.mo']!);
    const [magic, , count, from, to] = [0, 4, 8, 12, 16].map((place) => mo.readUInt32LE(place));
    assert.equal(magic, 0x950412de);
    const at = (table: number, index: number) => {
      const place = table + 8 * index;
      const begin = mo.readUInt32LE(place + 4);
      return mo.subarray(begin, begin + mo.readUInt32LE(place)).toString();
    };
    const pairs = Object.fromEntries(
      Array.from({ length: count! }, (_, index) => [at(from!, index), at(to!, index)]),
    );
    assert.equal(pairs['Test connection'], 'Verbindung testen');
    assert.equal(pairs['block title\u0004Now playing'], 'Gerade läuft');
  });
});
