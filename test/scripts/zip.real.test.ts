import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';
import { strFromU8, unzipSync } from 'fflate';

describe('writeSite and zipFolder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'onair-zip-'));
  const [cdn, builder, site] = ['cdn', 'builder', 'site'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  before(() => {
    for (const path of ['cdn/parts', 'cdn/lang', 'builder', 'site/builder/preview'])
      mkdirSync(join(folder, path), { recursive: true });
    const files = {
      'cdn/onair.js': 'modern()',
      'cdn/onair.js.map': '{}',
      'cdn/check.html': '<main>',
      'cdn/integrity.json': '{}',
      'cdn/parts/abc.js': 'week()',
      'cdn/parts/abc.js.map': '{}',
      'cdn/lang/fr.js': 'mots()',
      'cdn/THIRD-PARTY-LICENSES.txt': 'of the scripts',
      'builder/index.html': '<link href="../icon.svg"><onair-builder></onair-builder><noscript></noscript>',
      'builder/builder.js': 'build()',
      'builder/preview.html': '<script type="module" src="../preview.js"></script>',
      'builder/preview.js': 'preview()',
      'site/builder/preview/index.html': '<script>preview()</script>',
      'site/THIRD-PARTY-LICENSES.txt': 'of both',
    };
    for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  });
  after(() => rmSync(folder, { recursive: true }));

  /** The zip that a machine in this time zone makes. */
  function zip(zone: string): Buffer {
    const script = `
      import { writeFileSync } from 'node:fs';
      import { writeSite } from './scripts/site.mjs';
      import { zipFolder } from './scripts/zip.mjs';
      const [cdn, builder, site, out] = process.argv.slice(1);
      writeSite({ cdn, builder, site });
      writeFileSync(out, zipFolder(site, 'onair'));`;
    const out = join(folder, 'onair.zip');
    execFileSync(process.execPath, ['--input-type=module', '-e', script, cdn, builder, site, out], {
      env: { ...process.env, TZ: zone },
    });
    return readFileSync(out);
  }
  const unzip = () =>
    Object.fromEntries(
      Object.entries(unzipSync(zip('UTC'))).map(([path, content]) => [
        path.slice('onair/'.length),
        strFromU8(content),
      ]),
    );

  it('create a zip with scripts and builder', () => {
    const files = unzip();
    assert.deepEqual(Object.keys(files).sort(), [
      'LICENSE.txt',
      'README.txt',
      'THIRD-PARTY-LICENSES.txt',
      'builder/builder.js',
      'builder/icon.svg',
      'builder/index.html',
      'builder/preview/index.html',
      'check.html',
      'integrity.json',
      'lang/fr.js',
      'onair.js',
      'parts/abc.js',
      'snippet.html',
    ]);
    assert.equal(files['onair.js'], 'modern()');
    assert.equal(files['THIRD-PARTY-LICENSES.txt'], 'of both');
    const page = files['builder/index.html']!;
    assert.ok(page.startsWith('<link href="icon.svg"><onair-builder on-site></onair-builder><noscript>'));
    // The page explains what to do if it is opened as a file.
    const [, script] = /<script>([^]*)<\/script>/.exec(page)!;
    const said = (protocol: string): string => {
      const document = { body: { textContent: '' } };
      runInNewContext(script!, { document, location: { protocol } });
      return document.body.textContent;
    };
    assert.match(said('file:'), /^The builder works only on a web site: upload the whole folder/);
    assert.equal(said('https:'), '');
  });

  it('create a snippet for the included script', () => {
    const files = unzip();
    const [, script = ''] =
      /<script type="module" src="\/onair\/([^"]+)"[^>]* data-base-url="http/.exec(files['snippet.html']!) ??
      [];
    assert.ok(script in files, script);
    assert.match(files['snippet.html']!, /<onair-now-playing>/);
    for (const [, path = ''] of files['README.txt']!.matchAll(/\/onair\/([\w./-]*\w)/g))
      if (!['builder', 'embed.html', 'onair.legacy.js'].includes(path)) assert.ok(path in files, path);
  });

  it('create identical bytes in every time zone', () => {
    const first = zip('Pacific/Auckland');
    utimesSync(join(cdn, 'onair.js'), new Date(0), new Date(0));
    assert.deepEqual(zip('America/St_Johns'), first);
  });
});
