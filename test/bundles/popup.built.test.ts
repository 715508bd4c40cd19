/** A player in a small window of its own, in Chromium with its own settings for sound. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core';
import { openBrowser, openSite, watchErrors, type Site } from '../kit/browser.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';
import { until } from '../kit/until.js';

interface Sounding {
  listening: { playback: { sound: { audio: HTMLAudioElement } } };
}

describe('a player in a small window', () => {
  let browser: Browser;
  let site: Site;
  let panel: OpenedPanel;
  before(async () => {
    browser = await openBrowser(['--autoplay-policy=document-user-activation-required']);
    site = await openSite();
    panel = await openLivePanel({ dist: 'dist/onair-panel' });
    await panel.play({ title: 'Tide Tables', author: 'The Harbour Lights', length: 600_000 });
    for (const number of [1, 2])
      site.pages[`/${number}`] = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>
        <script type="module" src="/onair.js" data-base-url="${panel.url}"></script>
        <a href="/${3 - number}">Next</a><h1>${number}</h1>
        <onair-player popup vote volume="40" style="--onair-accent: #c2410c"></onair-player></html>`;
  });
  after(async () => {
    await browser.close();
    await site.close();
    await panel.close();
  });

  const untilHeard = async (page: Page | Frame): Promise<void> => {
    await page.locator('[part=state].live').waitFor();
    const time = (): Promise<number> =>
      page
        .locator('onair-player')
        .evaluate((player) => (player as unknown as Sounding).listening.playback.sound.audio.currentTime);
    const at = await time();
    await until(async () => (await time()) > at, 'time goes on');
  };
  const labelOf = (page: Page | Frame): Promise<string | null> =>
    page.locator('[part=play]').getAttribute('aria-label');

  /** Presses the button; the window that opens, and the panel's frame in it. */
  async function openSmall(context: BrowserContext, page: Page): Promise<{ small: Page; frame: Frame }> {
    const [small] = await Promise.all([context.waitForEvent('page'), page.locator('[part=popup]').click()]);
    return { small, frame: await frameOf(small) };
  }

  async function frameOf(small: Page): Promise<Frame> {
    const frames = (): Frame[] =>
      small.frames().filter((each) => each.url().startsWith(`${panel.url}/embed/player/?`));
    await until(() => frames().length === 1, 'the panel’s page in a frame');
    return frames()[0]!;
  }

  it('plays the same stream as loud, goes on through the site, and is one', async () => {
    const context = await browser.newContext({ viewport: { width: 900, height: 700 } });
    const page = await context.newPage();
    const errors = watchErrors(page);
    await page.goto(site.url + '/1');
    await page.locator('[part=stream] select').selectOption({ index: 1 });
    const stream = await page.locator('[part=stream] span').textContent();
    await page.locator('[part=play]:enabled').click();
    await untilHeard(page);
    const { small: opened, frame: small } = await openSmall(context, page);
    const smallErrors = watchErrors(opened);
    assert.equal(await labelOf(page), 'Play', 'the page is silent');
    // Another site's page plays nothing without a press here: then one button says so.
    const play = small.locator('[part=play]:enabled');
    await until(
      async () => ['Go on listening', 'Stop'].includes((await play.getAttribute('aria-label')) ?? ''),
      'its sound',
    );
    if ((await labelOf(small)) === 'Go on listening') await play.click();
    await untilHeard(small);
    assert.equal(opened.url(), 'about:blank');
    assert.equal(await small.locator('[part=stream] span').textContent(), stream);
    assert.equal(await small.locator('[part=volume]').inputValue(), '40');
    assert.match(await opened.title(), /Meridian/);
    assert.equal(await opened.locator('html').getAttribute('lang'), 'en');
    assert.equal(await small.locator('[part=popup]').count(), 0);
    await small.locator('onair-vote [part=like]').waitFor();
    const { width, height, content } = await small.evaluate(() => ({
      width: innerWidth,
      height: innerHeight,
      content: document.querySelector('main')!.getBoundingClientRect().height,
    }));
    assert.ok(width < 500 && content <= height, `${content} pixels in ${width} by ${height}`);

    await page.locator('a').click();
    await page.locator('h1', { hasText: '2' }).waitFor();
    await untilHeard(small);
    await page.locator('[part=popup]').click();
    await page.waitForTimeout(300);
    assert.equal(context.pages().length, 2, 'another press opens no other');
    await untilHeard(small);

    // What plays on the page takes the place of what plays in the window.
    await page.locator('[part=play]:enabled').click();
    await untilHeard(page);
    await page.locator('[part=popup]').click();
    await until(() => small.isDetached(), 'a new frame');
    const again = await frameOf(opened);
    await again.locator('[part=play]:enabled').waitFor();
    assert.match(again.url(), /#goes-on$/);
    assert.equal(await labelOf(page), 'Play');
    assert.equal(context.pages().length, 2);
    assert.deepEqual([...errors, ...smallErrors], []);
    await context.close();
  });

  it('is silent where the page was', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(site.url + '/1');
    const { frame } = await openSmall(context, page);
    await frame.locator('[part=play]:enabled').waitFor();
    assert.equal(await labelOf(frame), 'Play');
    await context.close();
  });

  /** What the page of a hostile panel may try, when it loads and at a press. `to` is another page of that panel. */
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
    // In a window that has no sandbox.
    "open('/embed/second/?opener.top.location=to', '_blank')",
    "open('/embed/second/?opener.top.opener.location=to', '_blank')",
  ];

  /** A site whose panel serves, in the place of its player, a page that tries this. */
  async function openHostile(attack: string, policy = ''): Promise<{ context: BrowserContext; page: Page }> {
    const context = await browser.newContext();
    await context.route(
      (url) => url.origin === panel.url && /^\/(embed|phishing)\//.test(url.pathname),
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
    site.policies['/1'] = policy;
    await page.goto(site.url + '/1');
    delete site.policies['/1'];
    await page.evaluate(() => (window.name = 'the-site'));
    return { context, page };
  }

  /** Long enough for a navigation that was begun. */
  const settle = (page: Page): Promise<void> => page.waitForTimeout(300);

  for (const attack of ATTACKS) {
    it(`keeps the station’s page and the small window where they are: ${attack}`, async () => {
      const { context, page } = await openHostile(attack);
      const [small] = await Promise.all([context.waitForEvent('page'), page.locator('[part=popup]').click()]);
      await until(async () => (await small.frames().at(-1)!.title()) === 'has tried', 'the first try');
      assert.equal(small.url(), 'about:blank');
      await small.frames().at(-1)!.locator('body').click();
      await settle(page);
      assert.equal(page.url(), site.url + '/1');
      assert.equal(small.url(), 'about:blank');
      await context.close();
    });
  }

  it('has no opener after a page has found it that did not open it', async () => {
    const attack = "open('/embed/second/?opener.top.opener.location=to', '_blank')";
    const { context, page } = await openHostile(attack);
    const [small] = await Promise.all([context.waitForEvent('page'), page.locator('[part=popup]').click()]);
    await until(async () => (await small.frames().at(-1)!.title()) === 'has tried', 'the first try');
    await page.locator('a').click();
    await page.waitForURL(site.url + '/2');
    await page.locator('[part=popup]').click();
    await settle(page);
    const frame = small.frames().at(-1)!;
    assert.equal(await frame.evaluate(() => top!.opener === null), true);
    const [escaped] = await Promise.all([context.waitForEvent('page'), frame.locator('body').click()]);
    await until(async () => (await escaped.title()) === 'has tried', 'a try without a sandbox');
    await settle(page);
    assert.equal(page.url(), site.url + '/2');
    assert.equal(small.url(), 'about:blank');
    await context.close();
  });

  for (const target of ['http://forbidden.example/', '/phishing/', 'h:forbidden']) {
    it(`keeps its sandbox when the frame navigates to an address that the site’s policy forbids: ${target}`, async () => {
      const attack = `if (window.event?.type === 'click') location = '${target}'`;
      const { context, page } = await openHostile(attack, `frame-src ${panel.url}/embed/`);
      const [small] = await Promise.all([context.waitForEvent('page'), page.locator('[part=popup]').click()]);
      await until(async () => (await small.frames().at(-1)!.title()) === 'has tried', 'the frame');
      await small.frames().at(-1)!.locator('body').click();
      await until(() => small.frames().at(-1)!.url().startsWith('chrome-error:'), 'a refused navigation');
      await settle(page);
      assert.equal(small.url(), 'about:blank');
      await context.close();
    });
  }

  it('keeps its sandbox where a policy only reports the frame', async () => {
    site.reportPolicies['/1'] = "frame-src 'none'";
    const { context, page } = await openHostile('');
    delete site.reportPolicies['/1'];
    const [small] = await Promise.all([context.waitForEvent('page'), page.locator('[part=popup]').click()]);
    await until(async () => (await small.frames().at(-1)!.title()) === 'has tried', 'the frame');
    await settle(page);
    assert.equal(small.url(), 'about:blank');
    await context.close();
  });

  for (const policy of ["frame-src 'none'", `default-src 'self' 'unsafe-inline'; connect-src *`]) {
    it(`is the panel’s page itself with the policy ${policy}`, async () => {
      const { context, page } = await openHostile('', policy);
      const [small] = await Promise.all([context.waitForEvent('page'), page.locator('[part=popup]').click()]);
      await small.waitForURL((url) => url.href.startsWith(`${panel.url}/embed/player/?`));
      await context.close();
    });
  }

  it('is a page of the panel without an opener where the site’s policy allows no frame, and is found by the page that opened it', async () => {
    const { context, page } = await openHostile('opener.location = to', "frame-src 'none'");
    const [small] = await Promise.all([context.waitForEvent('page'), page.locator('[part=popup]').click()]);
    await small.waitForURL((url) => url.origin === panel.url);
    await until(async () => (await small.title()) === 'has tried', 'the first try');
    await settle(page);
    assert.equal(page.url(), site.url + '/1');
    await page.locator('[part=popup]').click();
    await settle(page);
    assert.equal(context.pages().length, 2);
    await context.close();
  });
});
