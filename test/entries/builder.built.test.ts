import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { watchErrors } from '../kit/browser.js';
import { startShoutcast } from '../kit/servers/shoutcast.js';
import { openLivePanel } from '../kit/open-panel.js';
import { untilDrawn, watchMoves } from '../kit/moves.js';
import { until } from '../kit/until.js';
import { builderPage, CARD } from './builder-page.js';

describe('the builder page', () => {
  const t = builderPage();
  const { open, preview, shows, query, addressSays, says, outputAt, focused } = t;

  it("restores the options from the page's URL", async () => {
    const page = await open();
    const errors = watchErrors(page);
    await shows(page, 'Paper Boats');
    await page.locator('[name=server]').selectOption('2');
    await shows(page, 'Nebelhorn');
    await page.getByLabel('History').check();
    await page.locator('[name=show][value=vote]').check();
    await page.getByText('Settings of “Now playing”').click();
    await page.getByRole('button', { name: 'Move “Now playing” down' }).press('Enter');
    await preview(page).locator('main > :nth-child(2)').and(preview(page).locator(CARD)).waitFor();
    assert.equal(await focused(page), 'Move “Now playing” down');
    await page.keyboard.press('Enter');
    await preview(page).locator(`main > ${CARD}:last-child`).waitFor();
    assert.equal(await focused(page), 'Move “Now playing” up');
    await page.locator('[name=show][value=vote]').uncheck();
    await page.getByLabel('Now playing').uncheck();
    await preview(page).locator(CARD).waitFor({ state: 'detached' });
    await preview(page).locator('onair-history[status=ready]').waitFor();
    await page.getByText('Settings of “History”').click();
    await page.locator('[name=history-limit]').fill('3');
    await page.locator('[name=history-limit]').blur();
    await preview(page).locator('onair-history[limit="3"]').waitFor();
    await addressSays(page, 'limit', '3');
    assert.deepEqual([...query(page)].slice(1), [
      ['server', '2'],
      ['show', 'history'],
      ['limit', '3'],
    ]);
    await page.reload();
    await preview(page).locator('onair-history[server="2"][limit="3"][status=ready]').waitFor();
    assert.equal(await page.getByLabel('History').isChecked(), true);
    assert.equal(await page.getByLabel('Now playing').isChecked(), false);
    assert.deepEqual(errors, []);
    await page.close();
  });

  it("keeps a frame's colour scheme in the URL", async () => {
    const page = await open('?place=iframe&show=history');
    const code = page.locator('#output-iframe pre');
    await code.filter({ hasText: 'scheme=light"' }).waitFor();
    await page.getByRole('group', { name: 'Your page is' }).getByLabel('Dark').check();
    await code.filter({ hasText: 'scheme=dark"' }).waitFor();
    await preview(page).locator('html[style*="dark"]').waitFor();
    await addressSays(page, 'scheme', 'dark');
    await page.getByLabel('Follows the reader’s system').check();
    await code.filter({ hasNotText: 'scheme' }).waitFor();
    await addressSays(page, 'scheme', 'system');
    await page.goto(`${t.panel.url}/docs/`);
    await page.goBack();
    await code.filter({ hasNotText: 'scheme' }).waitFor();
    assert.equal(await page.getByLabel('Editor that only accepts iframes').isChecked(), true);
    assert.equal(await page.getByLabel('Follows the reader’s system').isChecked(), true);
    await page.close();
  });

  it('can pin the files to a version', async () => {
    const page = await open('?show=history');
    const code = page.locator('#output-script pre');
    assert.match(
      await outputAt(page, 'Any HTML page'),
      new RegExp(`src="${t.panel.url}/onair.js" data-base-url=`),
    );
    await page.locator('[name=fixed]').check();
    await code.filter({ hasText: ' integrity="sha384-' }).waitFor();
    const [, src = ''] = /src="([^"]*)"/.exec((await code.textContent())!) ?? [];
    assert.match(src, /\/v\/[^/]+\/onair\.js$/);
    assert.equal((await fetch(src)).status, 200);
    await page.close();
  });

  it('copies code without the Clipboard API', async () => {
    const page = await open();
    const code = await outputAt(page, 'Site builder with an HTML block');
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.addEventListener('copy', () => (document.body.title = String(getSelection())));
    });
    await Promise.all([
      says(page, 'onair-builder-outputs [role=status]', /^\s*Copied\s*$/),
      page.getByRole('button', { name: 'Copy' }).click(),
    ]);
    assert.equal(await page.evaluate(() => document.body.title), code);
    await page.close();
  });

  it("drops the previous panel's pages immediately", async () => {
    const page = await open();
    await outputAt(page, 'Editor that only accepts iframes');
    await says(page, 'onair-builder-outputs pre', /\/embed\//);
    await outputAt(page, 'WordPress (no plugin)');
    await says(page, '.warning', /only on ports 80, 443 and 8080, and your panel uses \d+\./);
    const other = 'http://other.test';
    // The outputs contain this URL, although the server never responds.
    await page.route(`${other}/**`, () => undefined);
    await page.getByLabel('Address of your panel or server').fill(other);
    await page.getByRole('button', { name: 'Connect' }).click();
    await says(page, '.warning', /This panel has no pages that WordPress can embed/);
    const frame = await outputAt(page, 'Editor that only accepts iframes');
    assert.match(frame, /other\.test/);
    assert.ok(!frame.includes(`${t.panel.url}/embed/`), frame);
    await page.close();
  });

  it('throttles URL updates while a colour is dragged', async () => {
    const page = await open();
    const written = await page.locator('[name=onair-accent-pick]').evaluate((input: HTMLInputElement) => {
      const replace = history.replaceState.bind(history);
      let times = 0;
      history.replaceState = (...given) => {
        times += 1;
        replace(...given);
      };
      for (let at = 0; at < 150; at++) {
        input.value = `#0000${(at + 16).toString(16)}`;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
      return times;
    });
    assert.equal(written, 1);
    await addressSays(page, '--onair-accent', '#0000a5');
    await page.close();
  });

  it('keeps working if URL updates fail', async () => {
    const page = await open();
    const errors = watchErrors(page);
    await page.evaluate(() => {
      history.replaceState = () => {
        throw new DOMException('too often', 'SecurityError');
      };
    });
    await page.getByLabel('History').check();
    await preview(page).locator('onair-history[status=ready]').waitFor();
    assert.deepEqual(errors, []);
    await page.close();
  });

  it('passes its settings to the check page', async () => {
    const page = await open('?server=2');
    const href = await page.getByRole('link', { name: 'Check this server' }).getAttribute('href');
    assert.deepEqual(Object.fromEntries(new URL(href!, page.url()).searchParams), {
      panel: t.panel.url,
      server: '2',
      lang: 'en',
      site: 'http',
    });
    await page.close();
  });

  it('detects a server by its stream URL', async () => {
    const server = await startShoutcast({
      streams: [
        { sid: 1, name: 'Radio Meridian' },
        { sid: 2, name: 'Nachtfähre' },
      ],
    });
    server.play({ artist: 'Björk', title: 'Jóga' });
    const page = await open('?show=schedule&place=script');
    const errors = watchErrors(page);
    try {
      await page.getByLabel('Address of your panel or server').fill(`${server.url}/stream/2/`);
      await page.keyboard.press('Enter');
      await says(page, '#address-state.help', /^\s*Found Shoutcast/);
      // Shoutcast doesn't provide a schedule.
      await shows(page, 'Jóga');
      assert.deepEqual(
        await page
          .locator('[name=show]')
          .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)),
        ['now-playing', 'player', 'history', 'vote'],
      );
      assert.equal(await page.locator('select[name=station]').inputValue(), '2');
      await addressSays(page, 'source', 'shoutcast');
      assert.ok(
        (await outputAt(page, 'Any HTML page')).includes(
          `data-base-url="${server.url}" data-source="shoutcast" data-station="2">`,
        ),
      );
      assert.ok(
        (await outputAt(page, 'Editor that only accepts iframes')).includes(
          `/embed.html?tag=now-playing&amp;base-url=${server.url}&amp;source=shoutcast&amp;station=2&amp;scheme=light"`,
        ),
      );
      await page.getByLabel('WordPress (no plugin)').check();
      await says(
        page,
        'onair-builder-outputs .warning',
        /Only panels have pages that WordPress can embed.*--relay shoutcast:/,
      );
      await page.locator('select[name=station]').selectOption({ label: 'The first one' });
      await addressSays(page, 'station', null);
      await page.reload();
      await preview(page).locator(`${CARD}[source=shoutcast]:not([station])[status=ready]`).waitFor();
      // Switch back to a panel.
      await page.getByLabel('Address of your panel or server').fill(t.panel.url);
      await page.keyboard.press('Enter');
      await addressSays(page, 'server', '1');
      await shows(page, 'Paper Boats');
      assert.equal(await page.locator('[name=show]').count(), 8);
      assert.deepEqual(errors, []);
    } finally {
      await page.close();
      await server.close();
    }
  });

  it("warns about addresses that visitors can't reach", async () => {
    const page = await open('?place=script');
    const warning = page.locator('onair-builder-outputs .warning');
    await says(
      page,
      'onair-builder-outputs .warning',
      /^\s*Only your computer can reach http:\/\/127\.0\.0\.1:\d+\./,
    );
    await says(page, 'onair-builder-outputs .warning', /choose “My site”/);
    await page.getByRole('radio', { name: 'My site' }).check();
    await addressSays(page, 'files', '/onair/');
    assert.match(await outputAt(page, 'Any HTML page'), / src="\/onair\/onair\.js"/);
    // The station's own address is still a local one.
    assert.doesNotMatch((await warning.textContent())!, /My site/);
    await page.getByLabel('Folder on my site').fill('www.radio.example/files');
    await page.keyboard.press('Enter');
    await addressSays(page, 'files', 'https://www.radio.example/files/');
    assert.match(
      await outputAt(page, 'Editor that only accepts iframes'),
      /src="https:\/\/www\.radio\.example\/files\/embed\.html\?tag=now-playing&amp;base-url=/,
    );
    await page.reload();
    assert.equal(await page.getByLabel('Folder on my site').inputValue(), 'https://www.radio.example/files/');
    await page.close();
  });

  it('copies frames one at a time', async () => {
    const page = await open('?place=iframe&show=player&show=schedule');
    await page.getByLabel('Only the frames').check();
    const codes = page.locator('onair-builder-outputs pre');
    // The code changes when the panel has responded.
    await codes.nth(1).filter({ hasText: '/embed/' }).waitFor();
    assert.equal(await codes.count(), 2);
    const [player, schedule] = await codes.allTextContents();
    for (const code of [player!, schedule!]) assert.match(code, /^<iframe [^<>]*><\/iframe>$/);
    // The message is shown for three seconds.
    await Promise.all([
      page.getByRole('button', { name: 'Copied' }).waitFor(),
      page.getByRole('button', { name: 'Copy' }).nth(1).click(),
    ]);
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), schedule);
    await page.close();
  });

  it('uses JSONP for a legacy panel', async (t) => {
    const old = await openLivePanel({ v2: false });
    t.after(() => old.close());
    const page = await open(`?base-url=${encodeURIComponent(old.url)}`);
    await says(page, '#address-state.help', /tags then use JSONP/);
    await page.close();
  });

  it('selects the text if the clipboard is unavailable', async () => {
    const closed = await t.browser.newContext({ locale: 'en-GB' });
    const page = await open('', closed);
    const code = await outputAt(page, 'Site builder with an HTML block');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      document.execCommand = () => false;
    });
    await page.getByRole('button', { name: 'Copy' }).click();
    await says(page, 'onair-builder-outputs [role=status]', /doesn’t let this page copy/);
    assert.equal(await page.evaluate(() => String(getSelection())), code);
    await closed.close();
  });

  it('warns about colours with low contrast', async () => {
    const page = await open();
    await shows(page, 'Paper Boats');
    assert.equal(await page.locator('#contrast .warning').count(), 0);
    await page.locator('[name=onair-accent]').fill('#ffcc00');
    await page.locator('[name=onair-accent]').blur();
    await says(page, '#contrast .warning', /The accent contrast is 1\.\d\s:\s1/);
    const accent = (): Promise<string> =>
      preview(page)
        .locator(CARD)
        .evaluate((card) => getComputedStyle(card).getPropertyValue('--onair-accent').trim());
    await until(async () => (await accent()) === '#ffcc00', 'the accent in the preview');
    await addressSays(page, '--onair-accent', '#ffcc00');
    await page.getByRole('button', { name: 'Reset: Accent' }).click();
    await says(page, '#contrast .help', /Contrast/);
    await addressSays(page, '--onair-accent', null);
    await page.close();
  });

  for (const value of ['inherit', 'var(--page-accent)'])
    it(`rejects ${value} as a colour`, async () => {
      const page = await open();
      await page.locator('[name=onair-accent]').fill(value);
      await page.locator('[name=onair-accent]').blur();
      await says(page, '#onair-accent-help.warning', /isn’t a colour that browsers know/);
      await page.close();
    });

  it('shows the same address errors as the tags', async () => {
    const page = await open();
    const use = async (address: string): Promise<void> => {
      await page.getByLabel('Address of your panel or server').fill(address);
      await page.getByRole('button', { name: 'Connect' }).click();
    };
    await use(`${t.panel.url}/api/v2`);
    await says(page, '#address-state.warning', /ends in \/api\/v2, which Onair adds automatically/);
    await page.getByRole('button', { name: `Use ${t.panel.url}` }).click();
    await says(page, '#address-state', /Connected\. The panel has 3 stations/);
    await page.route('http://website.test/**', (route) =>
      route.fulfill({
        status: 404,
        contentType: 'text/html',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: '<h1>Not here</h1>',
      }),
    );
    await use('http://website.test');
    await says(page, '#address-state.warning', /http:\S+ is a website or a proxy, not a panel/);
    await use('ftp://panel.example');
    await says(page, '#address-state.warning', /isn’t a valid address/);
    await says(page, 'onair-builder-outputs', /Enter the address of your panel above/);
    await use(t.panel.url);
    await says(page, '#address-state', /Connected\. The panel has 3 stations/);
    await shows(page, 'Paper Boats');
    await page.close();
  });

  it("shows errors in the visitor's language", async () => {
    const italian = await t.browser.newContext({ locale: 'it-IT' });
    const page = await open('', italian);
    await page.getByLabel('Address of your panel or server').fill('ftp://panel.example');
    await page.getByRole('button', { name: 'Connect' }).click();
    await says(
      page,
      '#address-state.warning [lang=it][dir=ltr]',
      /«ftp:\/\/panel\.example» non è un indirizzo/,
    );
    assert.match(
      (await page.getByRole('link', { name: 'Check this server' }).getAttribute('href'))!,
      /lang=it/,
    );
    await italian.close();
  });

  it("doesn't shift the layout when the preview appears", async () => {
    const page = await t.browser.newPage({ viewport: { width: 1280, height: 900 } });
    const moved = await watchMoves(page);
    await page.goto(`${t.panel.url}/builder/`);
    await shows(page, 'Paper Boats');
    await untilDrawn(page);
    assert.equal(await moved(), 0);
    await page.close();
  });

  it('isolates its preview', async () => {
    const page = await open('?show=now-playing&vote=');
    await shows(page, 'Paper Boats');
    assert.equal(
      await preview(page)
        .locator('html')
        .evaluate(() => globalThis.origin),
      'null',
    );
    await preview(page).locator(`${CARD} button[aria-pressed=false]`).first().click();
    await preview(page).locator(`${CARD} button[aria-pressed=true]`).first().waitFor();
    // Send the same request as the button again, and wait for it.
    const response = await preview(page)
      .locator('html')
      .evaluate(
        async (_, url) => (await fetch(url, { method: 'POST' })).text(),
        `${t.panel.url}/api/v2/music/1/like/`,
      );
    assert.equal(response, '{}');
    const { recent } = (await t.panel.state()).requests;
    assert.deepEqual(
      recent.filter(({ method, path }) => method === 'POST' && path.includes('/music/')),
      [],
    );
    await page.close();
  });

  it('simulates an off-air station in its preview', async () => {
    const page = await open();
    await shows(page, 'Paper Boats');
    await page.getByLabel('Off the air').check();
    await preview(page).locator(`${CARD}[status=empty]`).waitFor();
    await page.getByLabel('Off the air').uncheck();
    await shows(page, 'Paper Boats');
    await page.close();
  });

  it('previews other widths, colour schemes and text directions', async () => {
    const page = await open();
    await shows(page, 'Paper Boats');
    await page.getByLabel('Preview width').fill('1280');
    await page.getByLabel('Dark').check();
    await page.getByLabel('Right to left').check();
    const root = preview(page).locator('html[dir=rtl]');
    await root.waitFor();
    const seen = await root.evaluate((html) => [
      getComputedStyle(html).colorScheme,
      getComputedStyle(html).direction,
    ]);
    assert.deepEqual(seen, ['dark', 'rtl']);
    // The frame is another process, which receives its new size at another time than messages.
    await until(() => root.evaluate(() => innerWidth === 1280), 'a width of 1280 pixels');
    await page.close();
  });

  it("follows the browser's language", async () => {
    const german = await t.browser.newContext({ locale: 'de-AT' });
    const page = await open('', german);
    assert.equal(await page.locator('html').getAttribute('lang'), 'de');
    await page.getByRole('heading', { name: 'Ihr Sender auf Ihrer Seite' }).waitFor();
    await page.getByLabel('Gerade läuft').waitFor();
    await page.getByText('Einstellungen aller Elemente').click();
    await page.getByLabel('Weg zum Panel').waitFor();
    await page.getByText('Lassen Sie das leer: Sie wählen automatisch').waitFor();
    await german.close();
  });
});
