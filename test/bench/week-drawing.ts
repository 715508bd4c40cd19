/**
 * Measures how long `onair-schedule` takes to render 200 and 700 airings with a processor four times slower, compared with a hand-written
 * page with the same blocks. Also measures 5,000 overlapping airings.
 *
 * The time runs from the end of the response to the layout of the blocks, in new pages. The two pages take turns.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startPanel } from '../../src/panel/panel.js';
import { eventDefaults } from '../../src/panel/store/grid.js';
import { openStore } from '../../src/panel/store/store.js';
import { secondsInDay } from 'date-fns/constants';
import { daysAfter } from '../../src/schedule/calendar.js';
import { dateText, timeText } from '../../src/schedule/wall-text.js';
import { weekOf } from '../../src/schedule/week-of.js';
import { zoneNamed } from '../../src/schedule/zone.js';
import { once } from '../schedule/events.js';
import { launchWholeBrowser } from '../kit/launch-browser.js';
import { openSite, type Site } from '../kit/site.js';

const ROUNDS = 9;
const CPU_SLOWDOWN = 4;
const ZONE = 'Europe/Berlin';
const BY_HAND = 'test/bench/week-by-hand.html';
const SIZES: [airings: number, limit: number][] = [
  [200, 2],
  // The maximum of a week: 100 a day.
  [700, 2.2],
];
/** Number of shows of a hostile server that overlap during the whole week. */
const OVERLAPPING = 5000;

/** Runs in the page first. Records the time of the response and of the layout. */
function watch(): void {
  const timed = window as unknown as { began: number; took: number };
  const { fetch } = window;
  window.fetch = async (...args) => {
    const response = await fetch(...args);
    if (!response.url.includes('/grid/')) return response;
    const { status, headers } = response;
    const body = await response.text();
    timed.began = performance.now();
    return new Response(body, { status, headers });
  };
  new MutationObserver(() => {
    if (timed.took || !document.querySelector('body[data-status=ready], onair-schedule[status=ready]'))
      return;
    // Reading a box forces the layout.
    document.documentElement.getBoundingClientRect();
    timed.took = performance.now() - timed.began;
  }).observe(document, { subtree: true, attributeFilter: ['data-status', 'status'] });
}

export async function printWeekDrawing(): Promise<void> {
  if (!existsSync('dist/onair-widgets/cdn/onair.js'))
    return console.log('  skipped: nothing is built (npm run build)');
  let browser: Browser;
  try {
    browser = await launchWholeBrowser();
  } catch {
    return console.log('  skipped: no browser is installed');
  }
  const site = await openSite();
  try {
    if (!(await hasElement(browser, site))) return console.log('  skipped: dist/ has no onair-schedule');
    for (const [airings, limit] of SIZES) await compare(browser, site, airings, limit);
    await printHostileWeek(browser, site);
  } finally {
    await browser.close();
    await site.close();
  }
}

async function hasElement(browser: Browser, site: Site): Promise<boolean> {
  site.pages['/'] =
    '<!doctype html><script type="module" src="onair.js"></script><onair-schedule></onair-schedule>';
  const page = await browser.newPage();
  await page.goto(site.url);
  const found = await page
    .waitForFunction(() => customElements.get('onair-schedule') !== undefined)
    .then(
      () => true,
      () => false,
    );
  await page.close();
  return found;
}

async function compare(browser: Browser, site: Site, airings: number, limit: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'onair-bench-'));
  const zone = zoneNamed(ZONE);
  const firstDay = weekOf(Date.now() / 1000, zone, 1);
  const db = join(folder, 'panel.sqlite');
  fillWeek(db, firstDay, airings);
  const { url, close } = await startPanel({ db, zone: ZONE });
  try {
    const range = `start_ts=${zone.unixAt(firstDay)}&end_ts=${zone.unixAt(daysAfter(firstDay, 7))}`;
    const grid = encodeURIComponent(`${url}/api/v2/grid/?server=1&${range}&utc=1`);
    site.pages['/hand'] = readFileSync(BY_HAND, 'utf8');
    site.pages['/element'] = `<!doctype html><html lang="de"><meta charset="utf-8"><title>A week</title>
      <style>body { font: 16px system-ui }</style><script type="module" src="onair.js" data-base-url="${url}"></script>
      <onair-schedule view="week" time-zone="station"></onair-schedule>`;
    const times: Record<'hand' | 'element', number[]> = { hand: [], element: [] };
    const blocks = { hand: 0, element: 0 };
    for (let round = 0; round < ROUNDS; round++) {
      for (const side of ['hand', 'element'] as const) {
        const drawn = await draw(
          browser,
          `${site.url}/${side}?first=${firstDay / secondsInDay}&grid=${grid}`,
        );
        times[side].push(drawn.took);
        blocks[side] = drawn.blocks;
      }
    }
    const [hand, element] = [median(times.hand), median(times.element)];
    console.log(
      `  ${airings} airings: by hand ${hand.toFixed(1)} ms (${blocks.hand} blocks), ` +
        `onair-schedule ${element.toFixed(1)} ms (${blocks.element} blocks), ` +
        `${(element / hand).toFixed(2)} times (to reach: ${limit})`,
    );
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints the number of elements and the longest task for the overlapping airings. */
async function printHostileWeek(browser: Browser, site: Site): Promise<void> {
  const firstDay = weekOf(Date.now() / 1000, zoneNamed(ZONE), 1);
  const times = { start_ts: firstDay, end_ts: daysAfter(firstDay, 7), timezone: ZONE };
  const shows = Array.from({ length: OVERLAPPING }, (_, id) => ({ id, name: `Show ${id}`, ...times }));
  site.pages['/api/v2/grid/'] = JSON.stringify(shows);
  site.pages['/hostile'] = `<!doctype html><html lang="de"><meta charset="utf-8"><title>A week</title>
    <script type="module" src="onair.js" data-base-url="${site.url}"></script>
    <onair-schedule view="week" time-zone="station"></onair-schedule>`;
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(() => {
      const noted = window as unknown as { longest: number };
      noted.longest = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) noted.longest = Math.max(noted.longest, duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(`${site.url}/hostile`);
    await page.locator('onair-schedule[status=ready]').waitFor({ state: 'attached', timeout: 120_000 });
    // The observer's callback runs after the task.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const nodes = await page.evaluate(
      () => document.querySelector('onair-schedule')!.shadowRoot!.querySelectorAll('*').length,
    );
    const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest);
    console.log(`  ${OVERLAPPING} overlapping airings: ${nodes} elements, longest task ${longest} ms`);
  } finally {
    await page.close();
  }
}

/** Stores airings without gaps for the whole week, with names and colours. */
function fillWeek(db: string, firstDay: number, airings: number): void {
  const store = openStore(db);
  store.servers.add({ id: 1, name: 'Radio Bench' });
  const minutes = Math.floor((7 * 1440) / airings);
  const colors = ['#1f6feb', '#d0392b', '#2e8b57', '#8a4fff', '#c98a00'];
  store.transaction(() => {
    for (let index = 0; index < airings; index++) {
      const start = firstDay + index * minutes * 60;
      const at = `${dateText(start)} ${timeText(start).slice(0, 5)}`;
      const color = colors[index % colors.length]!;
      const named = { name: `The show of hour ${index}`, color, timezone: ZONE };
      const event = once(index + 1, at, { cast_type: 'relay', playlist: null, ...named });
      store.grid.add({ ...eventDefaults, ...event });
    }
  });
  store.close();
}

async function draw(browser: Browser, url: string): Promise<{ took: number; blocks: number }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(watch);
    await page.goto(url);
    const took = await page.waitForFunction(() => (window as unknown as { took?: number }).took, null, {
      timeout: 60_000,
    });
    const blocks = await page.locator('.show, [part=week] [part~=show]').count();
    return { took: (await took.jsonValue())!, blocks };
  } finally {
    await page.close();
  }
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
