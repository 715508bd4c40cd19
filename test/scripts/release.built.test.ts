/** Tests the files of a release, and a web site that has only the unzipped folder. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { init, parse } from 'es-module-lexer';
import { unzipSync } from 'fflate';
import type { Browser } from 'playwright-core';
import { openBrowser, openSite, watchErrors, type Site } from '../kit/browser.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';
import { startAzuraCast } from '../kit/servers/azuracast.js';
// @ts-expect-error A script of the build, without types.
import { writeRelease } from '../../scripts/release.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const ZIP = `onair-${version}.zip`;
const CDN = 'dist/onair-widgets/cdn';

describe('a release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'onair-release-'));
  const release = join(folder, 'release');
  /** The web site: only the unzipped folder, at `/onair/`. */
  const root = join(folder, 'site');
  let files: string[];
  before(async () => {
    await init;
    (writeRelease as (dist: string, to: string) => void)('dist', release);
    for (const [path, content] of Object.entries(unzipSync(readFileSync(join(release, ZIP))))) {
      const to = join(root, path.replace(`onair-${version}/`, 'onair/'));
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, content);
    }
    files = globSync('**/*', { cwd: join(root, 'onair'), withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(root, 'onair').length + 1));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const read = (file: string) => readFileSync(join(root, 'onair', file), 'utf8');
  const packed = (name: string, file: string) =>
    execFileSync('tar', ['-xOf', join(release, `${name}-${version}.tgz`), `package/${file}`], {
      encoding: 'utf8',
    });

  it('has packages, SBOMs and checksums', () => {
    const names = [
      ZIP,
      `onair-panel-${version}.cdx.json`,
      `onair-panel-${version}.tgz`,
      `onair-widgets-${version}.cdx.json`,
      `onair-widgets-${version}.tgz`,
      'onair-wordpress.zip',
    ];
    assert.deepEqual(readdirSync(release).sort(), ['SHA256SUMS', ...names].sort());
    const sums = names.map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(release, name)))
          .digest('hex')}  ${name}`,
    );
    assert.deepEqual(
      readFileSync(join(release, 'SHA256SUMS'), 'utf8').trim().split('\n').sort(),
      sums.sort(),
    );
  });

  for (const name of ['onair-widgets', 'onair-panel'])
    it(`has a README with valid links in ${name}`, () => {
      const readme = packed(name, 'README.md');
      assert.match(readme, new RegExp(`^# ${name}\n`));
      for (const [, path = ''] of readme.matchAll(/\]\(([\w./-]+)\)/g)) assert.ok(packed(name, path), path);
      const manifest = JSON.parse(packed(name, 'package.json')) as { version: string };
      assert.equal(manifest.version, version);
    });

  it('includes every file for script tags', () => {
    const expected = globSync('**/*', { cwd: CDN, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
      .map((entry) => join(entry.parentPath, entry.name).slice(CDN.length + 1));
    assert.ok(expected.length > 60);
    assert.deepEqual(
      expected.filter((file) => !files.includes(file)),
      [],
    );
    assert.deepEqual(
      files.filter((file) => file.endsWith('.map')),
      [],
    );
  });

  it('includes every file that its pages can load', () => {
    const missing: string[] = [];
    const expectFile = (from: string, path: string): void => {
      const relative = path.split(/[?#]/)[0]!;
      const file = relative.startsWith('/onair/')
        ? relative.slice('/onair/'.length)
        : posix.join(posix.dirname(from), relative);
      if (!files.includes(file.endsWith('/') ? `${file}index.html` : file)) missing.push(`${from}: ${path}`);
    };
    for (const file of Object.keys(JSON.parse(read('integrity.json')) as object))
      expectFile('integrity.json', file);
    let imported = 0;
    for (const file of files.filter((name) => /\.(js|html)$/.test(name))) {
      const text = read(file);
      const script = file.endsWith('.html')
        ? (/<script type="module">([^]*?)<\/script>/.exec(text)?.[1] ?? '')
        : text;
      for (const { n: path } of parse(script)[0]) {
        if (path === undefined) continue;
        imported += 1;
        expectFile(file, path);
      }
      for (const [, path = ''] of text.matchAll(/new URL\(\s*["'`]([^"'`$]+)["'`],\s*import\.meta\.url/g))
        expectFile(file, path);
      // Pages that are the targets of links and frames.
      for (const [, path = ''] of script.matchAll(/\b((?:check|embed)\.html)\b/g))
        expectFile('onair.js', path);
      if (file.endsWith('.html'))
        for (const [, path = ''] of text.matchAll(/<(?:script|link)\b[^>]* (?:src|href)="([^":]+)"/g))
          expectFile(file, path);
    }
    assert.deepEqual(missing, []);
    assert.ok(imported > 50, `${imported} imports`);
  });

  describe('unzipped on a site', () => {
    let browser: Browser;
    let site: Site;
    let panel: OpenedPanel;
    before(async () => {
      browser = await openBrowser();
      // Without CORS, like most web servers.
      site = await openSite(root, { cors: false });
      panel = await openLivePanel();
      await panel.play({ title: 'Tide Tables', author: 'The Harbour Lights', length: 600_000 });
    });
    after(() => Promise.all([browser, site, panel].map((each) => each?.close())));

    it('has a snippet that shows the current track', async () => {
      site.pages['/'] =
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>` +
        read('snippet.html').replaceAll('https://panel.example:8080', panel.url);
      const page = await browser.newPage();
      const errors = watchErrors(page);
      await page.goto(site.url);
      await page.locator('onair-now-playing', { hasText: 'Tide Tables' }).waitFor();
      assert.deepEqual(errors, []);
      await page.close();
    });

    it('links a failing tag to the check page', async () => {
      site.pages['/failing'] =
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>' +
        `<script type="module" src="/onair/onair.js" data-base-url="${panel.url}" data-server="99"></script>` +
        '<onair-now-playing></onair-now-playing>';
      const page = await browser.newPage();
      await page.goto(`${site.url}/failing?onair-check`);
      const link = page.getByRole('link', { name: 'Check this server' });
      const href = (await link.getAttribute('href'))!;
      assert.ok(new URL(href, page.url()).href.startsWith(`${site.url}/onair/check.html?`), href);
      assert.equal((await page.goto(new URL(href, page.url()).href))?.status(), 200);
      await page.getByText(panel.url).first().waitFor();
      await page.close();
    });

    it('has a builder that previews a panel', async () => {
      const page = await browser.newPage();
      const errors = watchErrors(page);
      await page.goto(`${site.url}/onair/builder/`);
      await page.locator('onair-builder main').waitFor();
      const address = page.locator('[name=address]');
      assert.equal(await address.inputValue(), '');
      assert.equal((await page.locator('#address-state').textContent())?.trim(), '');
      await address.fill(panel.url);
      await address.press('Enter');
      const preview = page.frameLocator('onair-builder-preview iframe');
      await preview.locator('onair-now-playing', { hasText: 'Tide Tables' }).waitFor();
      await page.locator('[name=place][value=script]').check();
      const code = await page.locator('#output-script pre').textContent();
      assert.ok(code!.includes(`src="${site.url}/onair/onair.js"`), code!);
      const check = await page.locator('a[href*="check"]').first().getAttribute('href');
      assert.equal((await page.request.get(new URL(check!, page.url()).href)).status(), 200);
      assert.deepEqual(errors, []);
      await page.close();
    });

    it('has a check page that links to the builder', async (t) => {
      const server = await startAzuraCast({ shortcode: 'my_station' });
      t.after(() => server.close());
      server.play({ title: 'Glass', artist: 'Ada Winter', length: 600 });
      const page = await browser.newPage();
      await page.goto(`${site.url}/onair/check.html?panel=${panel.url}&site=http`);
      await page.getByRole('link', { name: 'Get the code for your site' }).click();
      await page.waitForURL(`${site.url}/onair/builder/?**`);
      await page.locator('#address-state', { hasText: 'Connected.' }).waitFor();
      await page.locator('[name=address]').fill(server.url);
      await page.keyboard.press('Enter');
      await page.locator('#address-state', { hasText: 'Found AzuraCast' }).waitFor();
      await page.locator('[name=place][value=iframe]').check();
      for (const folder of [`${site.url}/onair/`, '/onair/']) {
        if (folder === '/onair/') await page.getByRole('radio', { name: 'My site' }).check();
        const code = (await page.locator('#output-iframe pre').textContent())!;
        assert.ok(code.includes(`src="${folder}embed.html?tag=now-playing&amp;base-url=${server.url}`), code);
        site.pages['/framed'] = `<!doctype html><title>Site</title>${code}`;
        const framed = await browser.newPage();
        await framed.goto(`${site.url}/framed`);
        await framed.frameLocator('iframe').locator('onair-now-playing', { hasText: 'Glass' }).waitFor();
        await framed.close();
      }
      await page.close();
    });
  });
});
