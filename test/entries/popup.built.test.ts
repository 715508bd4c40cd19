/** Attacks of a hostile panel through the player's popup. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { watchRequests } from '../kit/requests.js';
import { until } from '../kit/until.js';
import { popupSite } from './popup-site.js';

interface Opened {
  context: BrowserContext;
  page: Page;
  /** Resolves when a navigation has ended. */
  settled(): Promise<void>;
}

describe('a player in a popup', () => {
  const t = popupSite();

  /** Attacks of a hostile panel's page, on load and on a press. `to` is another page of that panel. */
  const ATTACKS = [
    'opener.location = to',
    "opener.open(to, '_self')",
    'top.opener.location = to',
    'parent.opener.location.replace(to)',
    'top.location = to',
    "open(to, '_top')",
    "open(to, 'the-site')",
    "open(to, 'onair-player')",
    "Object.assign(document.createElement('a'), { href: to, target: 'the-site' }).click()",
    // In a window without a sandbox.
    "open('/embed/second/?opener.top.location=to', '_blank')",
    "open('/embed/second/?opener.top.opener.location=to', '_blank')",
  ];

  /** Waits until the page in the newest frame has tried its attack. While a page is replaced, reading its title fails. */
  const untilTried = (window: Page): Promise<void> =>
    until(async () => {
      const title = await window
        .frames()
        .at(-1)!
        .title()
        .catch(() => '');
      return title === 'has tried';
    }, 'the first try');

  /** Opens a site whose panel serves a page with this attack instead of its player. */
  async function openHostile(attack: string, policy = ''): Promise<Opened> {
    const context = await t.browser.newContext();
    const { settled } = watchRequests(context);
    await context.route(
      (url) => url.origin === t.panel.url && /^\/(embed|phishing)\//.test(url.pathname),
      (route) => {
        const { pathname, search } = new URL(route.request().url());
        const tried = pathname.includes('second') ? decodeURIComponent(search.slice(1)) : attack;
        const script = `const to = '/phishing/';
          const attack = () => { try { ${tried} } catch {} };
          attack();
          onclick = attack;
          document.title = 'has tried';`;
        const isAttack = pathname.startsWith('/embed/');
        const body = `<!doctype html><body>Press me${isAttack ? `<script>${script}</script>` : ''}`;
        return route.fulfill({ contentType: 'text/html', body });
      },
    );
    const page = await context.newPage();
    t.site.policies['/1'] = policy;
    await page.goto(t.site.url + '/1');
    delete t.site.policies['/1'];
    await page.evaluate(() => (window.name = 'the-site'));
    return { context, page, settled };
  }

  for (const attack of ATTACKS) {
    it(`blocks navigation by the panel: ${attack}`, async () => {
      const { context, page, settled } = await openHostile(attack);
      const [small] = await Promise.all([context.waitForEvent('page'), page.locator('[part=popup]').click()]);
      await untilTried(small);
      assert.equal(small.url(), 'about:blank');
      await small.frames().at(-1)!.locator('body').click();
      await settled();
      assert.equal(page.url(), t.site.url + '/1');
      assert.equal(small.url(), 'about:blank');
      await context.close();
    });
  }

  it('loses its opener when the window is reused', async () => {
    const attack = "open('/embed/second/?opener.top.opener.location=to', '_blank')";
    const { context, page, settled } = await openHostile(attack);
    const [small] = await Promise.all([context.waitForEvent('page'), page.locator('[part=popup]').click()]);
    await untilTried(small);
    await page.locator('a').click();
    await page.waitForURL(t.site.url + '/2');
    await page.locator('[part=popup]').click();
    await settled();
    const frame = small.frames().at(-1)!;
    assert.equal(await frame.evaluate(() => top!.opener === null), true);
    const [escaped] = await Promise.all([context.waitForEvent('page'), frame.locator('body').click()]);
    await untilTried(escaped);
    await settled();
    assert.equal(page.url(), t.site.url + '/2');
    assert.equal(small.url(), 'about:blank');
    await context.close();
  });

  for (const target of ['http://forbidden.example/', '/phishing/', 'h:forbidden']) {
    it(`keeps its sandbox after a forbidden navigation: ${target}`, async () => {
      const attack = `if (window.event?.type === 'click') location = '${target}'`;
      const { context, page, settled } = await openHostile(attack, `frame-src ${t.panel.url}/embed/`);
      const [small] = await Promise.all([context.waitForEvent('page'), page.locator('[part=popup]').click()]);
      await untilTried(small);
      await small.frames().at(-1)!.locator('body').click();
      await until(() => small.frames().at(-1)!.url().startsWith('chrome-error:'), 'a refused navigation');
      await settled();
      assert.equal(small.url(), 'about:blank');
      await context.close();
    });
  }

  it('keeps its sandbox if the policy is report-only', async () => {
    t.site.reportPolicies['/1'] = "frame-src 'none'";
    const { context, page, settled } = await openHostile('');
    delete t.site.reportPolicies['/1'];
    const [small] = await Promise.all([context.waitForEvent('page'), page.locator('[part=popup]').click()]);
    await untilTried(small);
    await settled();
    assert.equal(small.url(), 'about:blank');
    await context.close();
  });

  for (const policy of ["frame-src 'none'", `default-src 'self' 'unsafe-inline'; connect-src *`]) {
    it(`opens the panel's page despite the policy ${policy}`, async () => {
      const { context, page } = await openHostile('', policy);
      const [small] = await Promise.all([context.waitForEvent('page'), page.locator('[part=popup]').click()]);
      await small.waitForURL((url) => url.href.startsWith(`${t.panel.url}/embed/player/?`));
      await context.close();
    });
  }

  it('is reused if the site forbids frames', async () => {
    const { context, page, settled } = await openHostile('opener.location = to', "frame-src 'none'");
    const [small] = await Promise.all([context.waitForEvent('page'), page.locator('[part=popup]').click()]);
    await small.waitForURL((url) => url.origin === t.panel.url);
    await untilTried(small);
    await settled();
    assert.equal(page.url(), t.site.url + '/1');
    await page.locator('[part=popup]').click();
    await settled();
    assert.equal(context.pages().length, 2);
    await context.close();
  });
});
