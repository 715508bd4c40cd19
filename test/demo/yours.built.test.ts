import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import { openBrowser } from '../kit/browser.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';
import { startIcecast } from '../kit/servers/icecast.js';
import type { TestServer } from '../kit/servers/test-server.js';

const HEIGHT = 844;

describe('the address field of the product page', () => {
  let browser: Browser;
  let panels: OpenedPanel[];
  let icecast: TestServer;
  let page: Page;
  /** Hosts of all requests. */
  const hosts = new Set<string>();
  const title = (): Locator => page.locator('.hero onair-player [part="title"]');
  const show = async (address: string): Promise<void> => {
    await page.getByLabel('Your stream or panel address').fill(address);
    await page.getByRole('button', { name: 'Show mine' }).click();
  };
  const says = (text: string): Promise<void> =>
    page.locator('#yours-status').filter({ hasText: text }).waitFor();

  before(async () => {
    browser = await openBrowser();
    panels = await Promise.all([openLivePanel({ dist: 'dist/onair-panel' }), openLivePanel()]);
    await panels[0]!.play({ title: 'Ours', author: 'Ada Winter', length: 600_000 });
    await panels[1]!.play({ title: 'Theirs', author: 'Ada Winter', length: 600_000 });
    icecast = await startIcecast({ mounts: ['/live.mp3'] });
    icecast.play({ artist: 'Ada Winter', title: 'From the attic' });
    page = await browser.newPage({ viewport: { width: 390, height: HEIGHT } });
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (/^http/.test(protocol)) hosts.add(host);
    });
    await page.goto(panels[0]!.url);
    await title().filter({ hasText: 'Ours' }).waitFor();
  });
  after(async () => {
    await browser.close();
    await Promise.all([...panels, icecast].map((each) => each.close()));
  });

  it('leaves the player above the fold', async () => {
    for (const part of ['cover', 'title', 'play']) {
      const box = await page.locator(`.hero onair-player [part="${part}"]`).boundingBox();
      assert.ok(box && box.y > 0 && box.y + box.height <= HEIGHT, part);
    }
    const field = await page.getByLabel('Your stream or panel address').boundingBox();
    const code = await page.locator('main pre').first().boundingBox();
    assert.ok(field && code && code.y > field.y);
  });

  it("switches all tags to another panel's station", async () => {
    hosts.clear();
    await show(panels[1]!.url);
    await says('This is your station.');
    await title().filter({ hasText: 'Theirs' }).waitFor();
    await page.locator('.rock').scrollIntoViewIfNeeded();
    await page.locator('.rock onair-now-playing [part="title"]', { hasText: 'Theirs' }).waitFor();
    const link = page.getByRole('link', { name: 'Build yours' }).last();
    const { pathname, searchParams } = new URL((await link.getAttribute('href'))!, page.url());
    assert.equal(pathname, '/builder/');
    assert.equal(searchParams.get('base-url'), panels[1]!.url);
    assert.deepEqual(
      [...hosts].sort(),
      panels.map(({ url }) => new URL(url).host).sort(),
      'no other server is contacted',
    );
  });

  it('finds the station that a stream URL belongs to', async () => {
    await show(`${icecast.url}/live.mp3`);
    await title().filter({ hasText: 'From the attic' }).waitFor();
    await says('This is your station.');
    assert.ok(await page.locator('#week-title').isHidden());
    assert.ok(await page.locator('#podcasts-title').isHidden());
  });

  it('links to the check page if nothing is found', async () => {
    await show('http://127.0.0.1:9/');
    await says('Nothing at http://127.0.0.1:9/ says what is playing.');
    const link = page.getByRole('link', { name: 'Find out why' });
    assert.equal(await link.getAttribute('href'), 'check/?panel=http%3A%2F%2F127.0.0.1%3A9%2F');
    assert.equal(await title().textContent(), 'From the attic');
    assert.equal(await page.locator('#yours-address').getAttribute('aria-invalid'), 'true');
    await show('my station');
    await says('Nothing at my station says what is playing.');
  });

  it('can switch back to the page’s station', async () => {
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await says('Unter my station steht nicht, was gerade läuft.');
    await page.getByRole('button', { name: 'English' }).click();
    await show(panels[1]!.url);
    await page.getByRole('button', { name: 'Back to Radio Meridian' }).click();
    await title().filter({ hasText: 'Ours' }).waitFor();
    assert.ok(await page.locator('#week-title').isVisible());
    assert.equal(await page.locator('#yours-address').inputValue(), '');
  });
});
