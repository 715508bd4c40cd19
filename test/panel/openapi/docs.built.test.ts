import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, watchErrors } from '../../kit/browser.js';
import { objectionsOf } from '../../kit/check-page.js';
import { ADMINISTRATOR, openPanel, type OpenedPanel, PASSWORD } from '../../kit/open-panel.js';
import { until } from '../../kit/until.js';

const WIDTH = 390;

describe('/docs/ without a build', () => {
  const { request } = openPanel({ dist: null });

  it('explains how to build the page', async () => {
    const response = await request('/docs/');
    assert.equal(response.status, 404);
    assert.match(response.text, /npm run build/);
    assert.match(response.text, /href="\.\.\/openapi\.json"/);
  });

  it('is redirected from /docs', async () => {
    const response = await request('/docs');
    assert.deepEqual([response.status, response.headers.get('location')], [301, '/docs/']);
  });

  it('allows no inline script', async () => {
    const policy = (await request('/docs/')).headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'; script-src 'self';/);
    assert.doesNotMatch(policy, /unsafe/);
  });
});

describe('/docs/ in a browser', () => {
  let running: OpenedPanel;
  let browser: Browser;
  let page: Page;
  let errors: string[];
  const requested: string[] = [];
  before(async () => {
    running = await openPanel({ port: 0, dist: 'dist/onair-panel' });
    browser = await openBrowser();
    page = await browser.newPage({ viewport: { width: WIDTH, height: 900 } });
    errors = watchErrors(page);
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(`${running.url}/docs/`);
    await page.waitForSelector('.opblock');
  });
  after(async () => {
    await browser.close();
    await running.close();
  });

  it('is accessible and fits a phone screen', async () => {
    await page.locator('.scheme-container').waitFor();
    assert.deepEqual(await objectionsOf(page), []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), WIDTH);
  });

  it('shows every operation', async () => {
    const { paths } = (await (await fetch(`${running.url}/openapi.json`)).json()) as { paths: object };
    const operations = Object.values(paths).flatMap((path: object) => Object.keys(path));
    await until(
      async () => (await page.locator('.opblock').count()) === operations.length,
      `${operations.length} operations`,
    );
  });

  it('sends a request to a public operation', async () => {
    assert.equal(await tryOut('listHistory', 200), 200);
  });

  it('sends a request with an entered token', async () => {
    const login = await fetch(`${running.url}/api/v2/api-token-auth/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: ADMINISTRATOR, password: PASSWORD }),
    });
    const { token } = (await login.json()) as { token: string };
    await page.locator('.auth-wrapper > .btn.authorize').click();
    await page
      .getByLabel('auth-api-key-value')
      .or(page.locator('#api_key_value'))
      .first()
      .fill(`JWT ${token}`);
    // The dialog has other buttons for a token that is in use.
    assert.deepEqual(await objectionsOf(page, '.dialog-ux'), []);
    await page.locator('.auth-btn-wrapper .authorize').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).waitFor();
    assert.deepEqual(await objectionsOf(page, '.dialog-ux'), []);
    await page.locator('.btn-done').first().click();
    assert.equal(await tryOut('listPlaylists', 200), 200);
  });

  it('keeps the open operation in its URL', async () => {
    assert.match(page.url(), /#\/Playlists\/listPlaylists$/);
    const other = await browser.newPage();
    await other.goto(`${running.url}/docs/#/Podcasts/listPodcasts`);
    await other.locator('.opblock.is-open[id$="-listPodcasts"]').waitFor({ timeout: 180_000 });
    await other.close();
  });

  it('is accessible while operations are open', async () => {
    assert.deepEqual(await objectionsOf(page), []);
  });

  it('contacts no other host', () => {
    assert.deepEqual(
      requested.filter((url) => !url.startsWith(`${running.url}/`) && !url.startsWith('data:')),
      [],
    );
    assert.deepEqual(errors, []);
  });

  /** Opens an operation and sends it. Returns the status that the page shows. */
  async function tryOut(operationId: string, expected: number): Promise<number> {
    const block = page.locator(`.opblock[id$="-${operationId}"]`);
    await block.locator('.opblock-summary-control').first().click();
    await block.locator('.execute').click();
    const status = block.locator('.live-responses-table .response-col_status', { hasText: String(expected) });
    await status.waitFor();
    return parseInt(await status.innerText());
  }
});
