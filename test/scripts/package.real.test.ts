import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const folder = mkdtempSync(join(tmpdir(), 'onair-package-'));
const cdn = join(folder, 'cdn');

/** The zip that the script makes of the built files, as a machine in that zone makes it. */
function pack(zone: string): Buffer {
  execFileSync(process.execPath, ['scripts/package.mjs', '--cdn', cdn, '--out', folder], {
    env: { ...process.env, TZ: zone },
  });
  return readFileSync(join(folder, `onair-${version}.zip`));
}

describe('npm run package', () => {
  before(() => {
    mkdirSync(join(cdn, 'lang'), { recursive: true });
    writeFileSync(join(cdn, 'onair.js'), 'modern()');
    writeFileSync(join(cdn, 'onair.js.map'), '{}');
    writeFileSync(join(cdn, 'onair.legacy.js'), 'old()');
    writeFileSync(join(cdn, 'onair.css'), 'places{}');
    writeFileSync(join(cdn, 'embed.html'), '<main>');
    writeFileSync(join(cdn, 'embed.js'), 'height()');
    writeFileSync(join(cdn, 'THIRD-PARTY-LICENSES.txt'), 'licences');
    writeFileSync(join(cdn, 'lang', 'fr.js'), 'mots()');
    mkdirSync(join(cdn, 'parts'));
    writeFileSync(join(cdn, 'parts', 'abc.js'), 'week()');
    writeFileSync(join(cdn, 'parts', 'abc.js.map'), '{}');
  });
  after(() => rmSync(folder, { recursive: true }));

  it('holds what is uploaded, and nothing else', () => {
    const files = unzipSync(pack('UTC'));
    const top = `onair-${version}/`;
    assert.deepEqual(
      Object.keys(files).sort(),
      [
        'LICENSE.txt',
        'README.txt',
        'THIRD-PARTY-LICENSES.txt',
        'embed.html',
        'embed.js',
        'lang/fr.js',
        'onair.css',
        'onair.js',
        'onair.legacy.js',
        'parts/abc.js',
        'snippet.html',
      ].map((name) => top + name),
    );
    assert.equal(strFromU8(files[`${top}onair.js`]!), 'modern()');
    assert.equal(strFromU8(files[`${top}lang/fr.js`]!), 'mots()');
  });

  it('has a snippet whose script is in it', () => {
    const files = unzipSync(pack('UTC'));
    const snippet = strFromU8(files[`onair-${version}/snippet.html`]!);
    const [, script] = /<script type="module" src="([^"]+)"[^>]* data-base-url="http/.exec(snippet) ?? [];
    assert.ok(files[`onair-${version}/${script}`], `${script} is in the zip`);
    assert.match(snippet, /<onair-now-playing>/);
  });

  it('has the same bytes anywhere and at any time', () => {
    const first = pack('Pacific/Auckland');
    utimesSync(join(cdn, 'onair.js'), new Date(0), new Date(0));
    assert.deepEqual(pack('America/St_Johns'), first);
  });
});
