/** Tests the height of frames that follow their content, in a real browser, at widths from 200 to 1,000 pixels, with all three protocols. */
import '../../../kit/nightly.js';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser, openSite, type Site } from '../../../kit/browser.js';
import { openLivePanel, type OpenedPanel } from '../../../kit/open-panel.js';
import { untilDrawn } from '../../../kit/moves.js';
import { until } from '../../../kit/until.js';

/** Handles the messages as WordPress and Pym.js do. `embed.js` is used as it is. */
const LISTENERS = `<script>addEventListener('message', ({ data, source }) => {
  const frame = [...document.querySelectorAll('iframe')].find((each) => each.contentWindow === source);
  if (frame.id === 'wordpress' && data.message === 'height') frame.height = Math.min(1000, Math.max(200, data.value));
  const [, height] = /^pymxPYMxpymxPYMxheightxPYMx(\\d+)$/.exec(data) ?? [];
  if (frame.id === 'pym' && height) frame.height = height;
})</script><script src="embed.js" async></script>`;
const TAGS = [
  'station/?limit=1',
  'station/?limit=4&vote',
  'history/?limit=6',
  'history/?limit=12&search',
  'podcasts/',
  'schedule/?view=now',
  'schedule/?view=day',
  'now-playing/?vote',
];
const WIDTHS = [280, 390, 600, 1000];

describe('the height of a frame', () => {
  let browser: Browser;
  let site: Site;
  let panel: OpenedPanel;
  before(async () => {
    browser = await openBrowser();
    site = await openSite();
    panel = await openLivePanel({ dist: 'dist/onair-panel' });
    await panel.play({ title: 'Tide Tables', author: 'The Harbour Lights', length: 3_600_000 });
  });
  after(async () => {
    await browser.close();
    await site.close();
    await panel.close();
  });

  for (const tag of TAGS) {
    it(`matches the content of ${tag}`, async () => {
      const source = `${panel.url}/embed/${tag}`;
      const look = 'sandbox="allow-scripts" width="100%" height="600" frameborder="0"';
      const pym = `${source}${source.includes('?') ? '&' : '?'}childId=pym`;
      site.pages['/heights'] = `<!doctype html><html lang="en"><title>Site</title><body>${LISTENERS}
        <iframe data-onair-frame id="onair" src="${source}" ${look}></iframe>
        <iframe id="wordpress" src="${source}#?secret=abc" ${look}></iframe>
        <iframe id="pym" src="${pym}" ${look}></iframe>`;
      const page = await browser.newPage();
      await page.goto(`${site.url}/heights`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const id of ['onair', 'wordpress', 'pym']) {
          const frame = await page.waitForSelector(`#${id}`);
          const inside = (await frame.contentFrame())!;
          await inside.waitForSelector('main [status=ready]');
          // Browsers don't update the layout of frames outside the viewport.
          await frame.scrollIntoViewIfNeeded();
          await until(async () => {
            await untilDrawn(page);
            const [inner, outer] = [
              await inside.evaluate('innerWidth'),
              await frame.evaluate((each) => each.clientWidth),
            ];
            // Another process does the layout of the frame.
            if (inner !== outer) return false;
            const content = await inside.evaluate(
              () => document.querySelector('main')!.getBoundingClientRect().height,
            );
            const height = await frame.evaluate((each) => each.clientHeight);
            const wanted = id === 'wordpress' ? Math.min(1000, Math.max(200, content)) : content;
            return Math.abs(height - wanted) <= 2;
          }, `the height of ${id}, ${width} pixels wide`);
        }
      }
      await page.close();
    });
  }

  const COLUMNS = [200, 240, 280, 320, 351, 352, 359, 360, 390, 500, 639, 640, 800, 1000];
  for (const [tag, height] of [
    // The card without votes is tested in `test/entries/builder-outputs.built.test.ts`.
    ['now-playing/?vote', 234],
    ['station/?limit=2&vote', 446],
  ] as const) {
    it(`fits ${tag} if the site has no script`, async () => {
      const page = await browser.newPage();
      const frames = COLUMNS.map(
        (width) =>
          `<iframe src="${panel.url}/embed/${tag}" width="${width}" height="${height}" frameborder="0"></iframe>`,
      );
      site.pages['/columns'] =
        `<!doctype html><html lang="en"><title>Site</title><body>${frames.join('<br>')}`;
      await page.goto(`${site.url}/columns`);
      for (const [index, frame] of (await page.locator('iframe').elementHandles()).entries()) {
        await frame.scrollIntoViewIfNeeded();
        const inside = (await frame.contentFrame())!;
        await inside.waitForSelector('main [status=ready]');
        const found = await inside.evaluate(() => {
          const content = document.querySelector('main')!.getBoundingClientRect();
          const { clientWidth, scrollHeight, scrollWidth } = document.documentElement;
          return [Math.ceil(content.height), scrollHeight, scrollWidth, clientWidth];
        });
        const width = COLUMNS[index]!;
        assert.deepEqual(found, [height, height, width, width]);
      }
      await page.close();
    });
  }

  it('fits narrow cards that show the cover on top', async () => {
    const frame = (height: number): string =>
      `<iframe data-onair-frame src="${panel.url}/embed/now-playing/" width="280" height="${height}" frameborder="0"></iframe>`;
    const listen = `told = []; addEventListener('message', ({ data, source }) => {
      if (data.onairHeight) told.push([...document.querySelectorAll('iframe')].findIndex((each) => each.contentWindow === source) + ': ' + data.onairHeight);
    });`;
    site.pages['/forms'] =
      `<!doctype html><html lang="en"><title>Site</title><body><script>${listen}</script>${[600, 478, 477, 300].map(frame).join('')}<script src="embed.js"></script>`;
    const page = await browser.newPage();
    await page.goto(`${site.url}/forms`);
    for (const each of await page.locator('iframe').elementHandles())
      await (await each.contentFrame())!.waitForSelector('main [status=ready]');
    const heights = (): Promise<number[]> =>
      page.evaluate(() => [...document.querySelectorAll('iframe')].map((each) => each.clientHeight));
    // Allow one pixel for rounding.
    const right = [478, 478, 478, 170];
    await until(async () => String(await heights()) === String(right), 'their heights');
    // If the height were not final, it would change again in one of the next animation frames.
    for (const each of await page.locator('iframe').elementHandles()) {
      // Browsers don't render frames outside the viewport.
      await each.scrollIntoViewIfNeeded();
      await untilDrawn((await each.contentFrame())!);
      await untilDrawn(page);
    }
    assert.deepEqual(await heights(), right);
    const received = new Set(await page.evaluate<string[]>('told'));
    assert.deepEqual(
      [...received].sort(),
      right.map((height, index) => `${index}: ${height}`),
    );
    await page.close();
  });
});
