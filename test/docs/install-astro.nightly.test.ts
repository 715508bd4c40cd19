/** Follows the instructions for Astro in docs/install.md in a new site. */
import '../kit/nightly.js';
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser, watchErrors } from '../kit/browser.js';
import { endWithTests } from '../kit/end-with-tests.js';
import { newProject, pack, runIn } from '../kit/installed.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';
import { freePort } from '../kit/sshd.js';
import { visit } from '../kit/wordpress-pages.js';
import { until } from '../kit/until.js';

const ASTRO = ['astro@7.3.5', '@astrojs/node@11.1.6'];
const TITLE = 'Tide Tables';

const recipe = readFileSync('docs/install.md', 'utf8')
  .split(/^### /m)
  .find((each) => each.startsWith('Astro'))!;

/** Returns the code block in this language. */
const block = (language: string): string =>
  new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'm').exec(recipe)![1]!;

describe('a site built with Astro', () => {
  const trash: string[] = [];
  let panel: OpenedPanel;
  let browser: Browser;
  let site: ChildProcess;
  let url: string;

  before(async () => {
    [panel, browser] = await Promise.all([openLivePanel(), openBrowser()]);
    await panel.play({ title: TITLE, author: 'The Harbour Lights', length: 6_000_000 });
    const packed = mkdtempSync(join(tmpdir(), 'onair-packed-'));
    trash.push(packed);
    // As in the instructions, but with this build and fixed versions.
    const [, names] = /npm install \S+ (.*)/.exec(block('sh'))!;
    assert.equal(names, '@lit-labs/ssr @lit-labs/ssr-client @astrojs/node');
    const ssr = ['@lit-labs/ssr@4.1.0', '@lit-labs/ssr-client@1.1.8'];
    const folder = newProject([pack('dist/onair-widgets', packed), ...ASTRO, ...ssr], {
      'astro.config.mjs': block('js'),
      'src/pages/index.astro': block('astro').replace('https://panel.example:8080', panel.url),
    });
    trash.push(folder);
    process.env.ASTRO_TELEMETRY_DISABLED = '1';
    runIn(folder, 'astro', 'build');
    const port = await freePort();
    url = `http://127.0.0.1:${port}/`;
    site = spawn(process.execPath, ['dist/server/entry.mjs'], {
      cwd: folder,
      env: { ...process.env, HOST: '127.0.0.1', PORT: String(port) },
      stdio: 'ignore',
    });
    endWithTests(site);
    await until(async () => (await fetch(url).catch(() => null)) !== null, 'the site');
  });
  after(async () => {
    site?.kill();
    await browser?.close();
    await panel?.close();
    for (const folder of trash) rmSync(folder, { recursive: true, force: true });
  });

  it('contains the title before any script runs', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(url);
    assert.equal(await page.locator('onair-now-playing [part=title]').textContent(), TITLE);
    await context.close();
  });

  it('is hydrated without a layout shift', async () => {
    const page = await browser.newPage();
    const errors = watchErrors(page);
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/_astro/**', async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto(url, { waitUntil: 'commit' });
    const card = await page.waitForSelector('onair-now-playing [part=card]');
    release();
    // The element removes the attribute before it renders.
    await page.waitForSelector('onair-now-playing:not([answer])');
    await page.waitForSelector('onair-history:not([answer])');
    await panel.play({ title: 'Glass', author: 'Ada Winter', length: 6_000_000 });
    await page.waitForFunction(() =>
      document.querySelector('onair-now-playing')!.shadowRoot!.textContent.includes('Glass'),
    );
    assert.equal(await card.evaluate(({ isConnected }) => isConnected), true, 'the rendered card is kept');
    assert.deepEqual(errors, []);
    await page.close();
    const { statuses, moved } = await visit(browser, url);
    assert.deepEqual(statuses, { 'onair-now-playing': 'ready', 'onair-history': 'ready' });
    assert.ok(moved <= 0.02, `moved by ${moved}`);
  });

  it('shows the current track at request time', async () => {
    await panel.play({ title: 'A later one', author: 'Ada Winter', length: 6_000_000 });
    // The site polls the panel at most every few seconds.
    await until(async () => (await (await fetch(url)).text()).includes('A later one'), 'the later title');
  });
});
