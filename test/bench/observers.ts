/**
 * Measures what the observers of the document cost on a page of 40,000 elements that changes in each frame. A page with the script and
 * one without it take turns, so that other programs slow down both. The time of a frame includes the observers' callbacks.
 */
import { existsSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { openLivePanel } from '../kit/open-panel.js';
import { launchBrowser } from '../kit/launch-browser.js';
import { openSite } from '../kit/site.js';

const ELEMENTS = 40_000;
const ROUNDS = 5;
const FRAMES = 30;
const MAX_COST_MS = 1;

/** Changes of one frame, as the body of a function of the frame's number. `rows` and `box` are in the page. */
const CHANGES: Record<string, string> = {
  'adds and removes one row': 'rows[i].after(row()); rows[i].nextSibling.remove();',
  'alters 1,000 elements':
    'for (let n = 0; n < 1000; n++) { const each = rows[n]; each.className = "c" + i; each.firstChild.firstChild.data = i; }',
  'adds and removes 300 rows':
    'const all = document.createDocumentFragment(); for (let n = 0; n < 300; n++) all.append(row()); box.append(all); while (box.children.length > 300) box.firstChild.remove();',
  'replaces 2,000 elements by one string': 'box.innerHTML = markup;',
  'moves 500 rows': 'for (let n = 0; n < 500; n++) rows[n].parentNode.append(rows[n]);',
};

export async function printObservers(): Promise<boolean | undefined> {
  if (!existsSync('dist/onair-widgets/cdn/onair.js')) {
    console.log('  skipped: nothing is built (npm run build)');
    return;
  }
  let browser: Browser;
  try {
    browser = await launchBrowser();
  } catch {
    console.log('  skipped: no browser is installed');
    return;
  }
  const site = await openSite();
  const panel = await openLivePanel();
  try {
    await panel.play({ title: 'Glass', length: 600_000 });
    const page = (head: string): string =>
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>${head}<body>
      <onair-now-playing></onair-now-playing><onair-history></onair-history><main></main><section></section>`;
    site.pages['/without'] = page('');
    site.pages['/with'] = page(`<script type="module" src="onair.js" data-base-url="${panel.url}"></script>`);
    const without = await openFilled(browser, `${site.url}/without`);
    const withScript = await openFilled(browser, `${site.url}/with`);
    await withScript.waitForSelector('onair-history[status=ready]');
    let isCheap = true;
    for (const [name, change] of Object.entries(CHANGES)) {
      const times: [without: number[], withScript: number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round++) {
        times[0].push(...(await frames(without, change)));
        times[1].push(...(await frames(withScript, change)));
      }
      const [before, after] = times.map(lowerQuartile) as [number, number];
      const cost = after - before;
      isCheap &&= cost <= MAX_COST_MS;
      console.log(
        `  ${name}: without ${before.toFixed(2)} ms a frame, with ${after.toFixed(2)} ms, ` +
          `${(after / before).toFixed(2)} times, ${cost.toFixed(2)} ms more (limit: ${MAX_COST_MS})`,
      );
    }
    return isCheap;
  } finally {
    await browser.close();
    await site.close();
    await panel.close();
  }
}

async function openFilled(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.evaluate(`{
    globalThis.row = () => {
      const row = document.createElement('div');
      row.append(document.createElement('b'), document.createElement('i'), document.createElement('a'), document.createElement('p'));
      row.firstChild.append('text');
      return row;
    };
    const main = document.querySelector('main');
    for (let n = 0; n < ${ELEMENTS / 5}; n++) main.append(row());
    globalThis.rows = [...main.children];
    globalThis.box = document.querySelector('section');
    globalThis.markup = row().outerHTML.repeat(400);
  }`);
  return page;
}

/** Returns the time of the script in each frame, in milliseconds. */
function frames(page: Page, change: string): Promise<number[]> {
  return page.evaluate(`(async () => {
    const change = (i) => { ${change} };
    const times = [];
    for (let i = 0; i < ${FRAMES}; i++) {
      await new Promise(requestAnimationFrame);
      const started = performance.now();
      change(i);
      // Callbacks of observers run before this.
      await null;
      times.push(performance.now() - started);
    }
    return times;
  })()`);
}

/** Other programs slow down some frames. */
function lowerQuartile(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 4)]!;
}
