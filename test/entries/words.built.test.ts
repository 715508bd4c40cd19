import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { LANGUAGES } from '../../src/words/languages.js';
import type { TagWords } from '../../src/words/tag-words.js';
import {
  openBrowser,
  openSite,
  partText,
  untilPartText,
  untilStatus,
  watchErrors,
  type Site,
} from '../kit/browser.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';
import { until } from '../kit/until.js';

const TAG = 'onair-now-playing';
const CODES = LANGUAGES.filter((code) => code !== 'en');

describe('the language of a page', () => {
  let browser: Browser;
  let site: Site;
  let panel: OpenedPanel;
  let page: Page;
  /** Requested files in `lang/`. */
  let requested: string[];

  before(async () => {
    browser = await openBrowser();
    site = await openSite();
    panel = await openLivePanel();
    await panel.play({ title: 'Paper Boats', author: 'Ada Winter', length: 600_000 });
  });
  after(async () => {
    await browser.close();
    await site.close();
    await panel.close();
  });

  /** Defines a test on a new page that must not throw an error. */
  function on(name: string, run: () => Promise<void>, expected: RegExp[] = []): void {
    it(name, async () => {
      page = await browser.newPage();
      const errors = watchErrors(page);
      requested = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/lang/.test(pathname)) requested.push(pathname);
      });
      try {
        await run();
        await until(() => errors.length >= expected.length, 'the expected errors');
        assert.equal(errors.length, expected.length, errors.join('\n'));
        expected.forEach((error, index) => assert.match(errors[index]!, error));
      } finally {
        await page.close();
      }
    });
  }

  const script = (): string => `<script type="module" src="onair.js" data-base-url="${panel.url}"></script>`;

  async function show(body: string, head = script(), html = '<html lang="en">'): Promise<void> {
    site.pages['/'] = `<!doctype html>${html}<meta charset="utf-8"><title>Site</title>${head}<body>${body}`;
    await page.goto(site.url);
  }

  const state = () => partText(page, TAG, 'state');
  const untilState = (text: string) =>
    page.waitForFunction(
      ([tag, wanted]) =>
        document.querySelector(tag!)?.shadowRoot?.querySelector('[part=state]')?.textContent === wanted,
      [TAG, text],
    );
  const direction = () =>
    page.locator(`${TAG} [part=card]`).evaluate((card) => getComputedStyle(card).direction);

  on('is loaded once for several tags in French', async () => {
    await show(`<${TAG} lang="fr-CA"></${TAG}><onair-history lang="FR"></onair-history>`);
    await untilState('À l’antenne');
    await untilStatus(page, 'onair-history', 'ready');
    assert.deepEqual(requested, ['/lang/fr.js']);
  });

  const sayEnglish = async (): Promise<void> => {
    await page.route('**/lang/fr.js*', (route) => route.fulfill({ status: 404 }));
    await show(`<${TAG} lang="fr"></${TAG}>`);
    await untilStatus(page, TAG, 'ready');
    assert.equal(await state(), 'On air');
    assert.equal(await page.locator(`${TAG} [part=card]`).getAttribute('lang'), 'en');
    // The failed request is retried.
    await until(() => requested.length >= 2, 'the second request');
    assert.deepEqual(requested, ['/lang/fr.js', '/lang/fr.js']);
  };
  on('falls back to English without the file', sayEnglish, [/fr\.js could not be loaded/]);

  on('is German if the page is German', async () => {
    await show(`<${TAG}></${TAG}>`, script(), '<html lang="de">');
    await untilState('Auf Sendung');
  });

  on('is English until a slow file arrives', async () => {
    let respond = (): void => {};
    const wait = new Promise<void>((resolve) => (respond = resolve));
    await page.route('**/lang/fr.js', async (route) => {
      await wait;
      await route.continue();
    });
    // The page's load event would wait for the pending file.
    site.pages['/'] = `<!doctype html><title>Site</title>${script()}<${TAG} lang="fr"></${TAG}>`;
    await page.goto(site.url, { waitUntil: 'commit' });
    await untilStatus(page, TAG, 'ready');
    assert.equal(await state(), 'On air');
    respond();
    await untilState('À l’antenne');
  });

  on('is English if the file is invalid', async () => {
    for (const body of ['window.other = 7', 'export const onAir = 7', 'export const onAir = { onAir: [] }']) {
      await page.route('**/lang/fr.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
      await show(`<${TAG} lang="fr"></${TAG}>`);
      await untilStatus(page, TAG, 'ready');
      assert.equal(await state(), 'On air');
    }
  });

  on('can be changed later', async () => {
    await show(`<onair-station lang="it"><${TAG}></${TAG}></onair-station>
      <script>tracks = 0; addEventListener('onair-track', () => tracks++)</script>`);
    await untilState('In onda');
    await page.evaluate((tag) => {
      const element = document.querySelector(tag)!;
      const seen = new Set<string>();
      Object.assign(window, { seen });
      new MutationObserver(() => seen.add(element.getAttribute('status')!)).observe(element, {
        attributes: true,
      });
    }, TAG);
    for (const [lang, words] of [
      ['pl', 'Na antenie'],
      ['en', 'On air'],
      ['pl', 'Na antenie'],
      ['it', 'In onda'],
      ['pl', 'Na antenie'],
    ] as const) {
      await page
        .locator('onair-station')
        .evaluate((station, code) => station.setAttribute('lang', code), lang);
      await untilState(words);
    }
    const shown = await page.evaluate<string[]>('[...seen]');
    // The status was ready before, and never changed.
    assert.ok(
      shown.every((status) => status === 'ready'),
      String(shown),
    );
    assert.equal(await page.evaluate('tracks'), 1);
    assert.deepEqual(requested, ['/lang/it.js', '/lang/pl.js']);
  });

  on('falls back to English for unknown languages', async () => {
    for (const lang of ['zh', 'xx', '../x', 'x/fr', '//evil.example/', 'constructor', '&lt;b>']) {
      await show(`<${TAG} lang="${lang}"></${TAG}>`);
      await untilStatus(page, TAG, 'ready');
      assert.equal(await state(), 'On air', lang);
    }
    await show(`<${TAG} lang="fr/../../x"></${TAG}>`);
    await untilState('À l’antenne');
    assert.deepEqual(requested, ['/lang/fr.js']);
  });

  on('can be preloaded in any encoding', async () => {
    site.pages['/'] =
      `<!doctype html><html lang="ru"><meta charset="windows-1251"><title>Site</title><link rel="modulepreload" href="lang/ru.js">
      ${script()}<body><${TAG}></${TAG}>`;
    await page.goto(site.url);
    await untilState('В эфире');
    assert.deepEqual(requested, ['/lang/ru.js']);
  });

  on("can be overridden by the page's words", async () => {
    const words = (lang: string, text: string) =>
      `<script type="application/json" data-onair-words="${lang}">${text}</script>`;
    await show(
      words('', '{"onAir": {"onAir": "Everywhere", "jingle": 7}, "failures": null}') +
        words('fr', '{"onAir": {"onAir": "<img src=x onerror=hit=1><b>Ici</b>"}}') +
        words('de', '{"onAir": ') +
        '<div data-onair-words="en">{"onAir": {"onAir": "Not mine"}}</div>' +
        `<${TAG} lang="fr"></${TAG}><p id=other></p>`,
    );
    await untilState('<img src=x onerror=hit=1><b>Ici</b>');
    assert.equal(await page.locator(`${TAG} b`).count(), 0);
    assert.equal(await page.evaluate('window.hit'), undefined);
    for (const lang of ['de', 'en', 'es']) {
      await page.evaluate(
        ([tag, lang]) => document.querySelector(tag!)!.setAttribute('lang', lang!),
        [TAG, lang],
      );
      await untilState('Everywhere');
    }
    // The text is the same before and after the last file has loaded.
    await until(() => requested.length >= 3, 'three files');
    assert.deepEqual(requested, ['/lang/fr.js', '/lang/de.js', '/lang/es.js']);
  });

  on('can be overridden despite a CSP', async () => {
    await show(
      `<script type="application/json" data-onair-words="fr">{"onAir": {"onAir": "Ici"}}</script>
       <${TAG} lang="fr"></${TAG}>`,
      `<meta http-equiv="Content-Security-Policy" content="script-src 'self'; object-src 'none'">${script()}`,
    );
    await untilState('Ici');
    assert.deepEqual(requested, ['/lang/fr.js']);
  });

  on('has messages that fit into 280 pixels', async () => {
    await page.setViewportSize({ width: 280, height: 800 });
    await show('<onair-history base-url="ftp://panel.example"></onair-history>');
    await page.waitForSelector('onair-history [part=message]');
    const cut: string[] = [];
    for (const code of [...CODES, 'en']) {
      const { failures, history, onAir } = (await import(`../../src/words/${code}/tags.ts`)) as TagWords;
      const sentences = [...Object.values(failures as object), history.nothing, onAir.noAnswer] as string[];
      cut.push(
        ...(await page.locator('onair-history [part=message]').evaluate(
          (message, sentences) =>
            sentences.filter((sentence) => {
              message.textContent = sentence;
              // Tall fonts overhang their line by a pixel or two. A clipped line is more.
              return (
                message.scrollHeight - message.clientHeight >
                parseFloat(getComputedStyle(message).fontSize) / 2
              );
            }),
          sentences,
        )),
      );
    }
    assert.deepEqual(cut, []);
  });

  on('is used for failure messages', async () => {
    const failing = `<${TAG} lang="ru" base-url="ftp://panel.example"></${TAG}>`;
    await show(failing);
    // If the file takes longer than three seconds, the message is in English at first.
    await untilPartText(page, TAG, 'message', /^\s*Указанный здесь base-url/);
    await show(
      `<script type="application/json" data-onair-words>{"failures": {"address": "Call Ana: 555"}}</script>${failing}`,
    );
    await untilPartText(page, TAG, 'message', /^\s*Call Ana: 555\s*$/);
  });

  on('sets the text direction for Arabic', async () => {
    await show(`<${TAG} lang="ar"></${TAG}>`);
    await untilState('على الهواء');
    assert.equal(await direction(), 'rtl');
    await page.evaluate((tag) => document.querySelector(tag)!.setAttribute('lang', 'de'), TAG);
    await untilState('Auf Sendung');
    assert.equal(await direction(), 'ltr');
    await show(`<section dir="ltr"><${TAG} lang="ar"></${TAG}></section>`);
    await untilState('على الهواء');
    assert.equal(await direction(), 'ltr');
    await show(`<${TAG} lang="en"></${TAG}>`, script(), '<html lang="ar" dir="rtl">');
    await untilState('On air');
    assert.equal(await direction(), 'rtl');
  });

  it('is loaded from its own file', async () => {
    for (const code of CODES) {
      const built = (await import(resolve(`dist/onair-widgets/cdn/lang/${code}.js`))) as object;
      assert.deepEqual(
        { ...built },
        { ...((await import(`../../src/words/${code}/tags.ts`)) as object) },
        code,
      );
    }
  });
});
