/**
 * A screen in a studio shows a station for a week: each play of it, in the page's own time, which jumps from play to play as the
 * panel's does. A panel that is gone for an hour, the night of a clock change, and at the end no more held than after a day.
 */
import '../../kit/nightly.js';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { HistoryRecord } from '../../../src/contract/records.js';
import { heldBytes } from '../../soak/heap.js';
import { openBrowser, openSite, partText, untilStatus, watchErrors, type Site } from '../../kit/browser.js';
import { controlOf } from '../../kit/control.js';
import { openPanel, type OpenedPanel } from '../../kit/open-panel.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ZONE = 'Europe/Berlin';
/** A Wednesday. In the night to its Sunday clocks go forward. */
const START = Date.parse('2026-03-25T09:00:00Z');
/** In the middle of these days the panel is gone for an hour. What is loaded for that is there from the first day on. */
const DAYS_WITHOUT = [1, 5];
/** From the end of a play to the question for the next one, at most: while the panel tells what comes, it is asked late. */
const ASKED = 12 * SECOND;
/** From the begin of a play that nobody expected, and of a panel that is back, to the wall that shows it. */
const LATEST = 7 * MINUTE;
/** KiB by which two readings differ of a page that keeps nothing. */
const HEAP_NOISE = 16;

interface Shown {
  title: string;
  status: string | null;
}

interface Reading {
  /** KiB. */
  heap: number;
  nodes: number;
  listeners: number;
  documents: number;
}

/** Few look at it then: it jumps by half hours, as a machine that sleeps. */
const isNight = (time: number): boolean => (new Date(time).getUTCHours() + 3) % 24 < 10;

describe('<onair-now-playing layout="wall">', () => {
  const folder = mkdtempSync(join(tmpdir(), 'onair-wall-'));
  let browser: Browser;
  let site: Site;
  let panel: OpenedPanel;
  let page: Page;
  let session: CDPSession;
  let now = START;

  // A browser keeps answers by real time, in which a week is a few minutes.
  const startPanel = (port: number): Promise<OpenedPanel> =>
    openPanel({ port, now, db: join(folder, 'panel.db'), zone: ZONE, maxAge: 0 });
  before(async () => {
    browser = await openBrowser();
    site = await openSite();
    panel = await startPanel(0);
    site.pages['/wall'] = `<!doctype html><html lang="en"><title>Wall</title><style>body { margin: 0 }</style>
      <script type="module" src="/onair.js" data-base-url="${panel.url}"></script>
      <onair-now-playing layout="wall"></onair-now-playing>`;
    const context = await browser.newContext({
      viewport: { width: 480, height: 270 },
      timezoneId: ZONE,
      locale: 'en-GB',
    });
    page = await context.newPage();
    session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.clock.install({ time: now });
  });
  after(async () => {
    await browser.close();
    await site.close();
    await panel.close();
    rmSync(folder, { recursive: true });
  });

  // Not over its port, where it answers the page: some thousand questions.
  const control = () =>
    controlOf('http://localhost', async (...request) => panel.panel.app.request(...request));
  const onAir = async (): Promise<HistoryRecord> => (await control().state()).playing['1']!;
  const shown = (): Promise<Shown> =>
    page.evaluate(() => {
      const element = document.querySelector('onair-now-playing')!;
      const title = element.shadowRoot!.querySelector('[part=title]')?.textContent.trim() ?? '';
      return { title, status: element.getAttribute('status') };
    });

  /** The page's time and the panel's. */
  async function pass(ms: number): Promise<void> {
    now += ms;
    await control().clock({ now_ms: now });
    await page.clock.fastForward(ms);
  }

  /** Answers come in real time: some of it goes by before more of the page's. Answers what is on air by then. */
  async function untilRight(before?: HistoryRecord): Promise<HistoryRecord> {
    for (let late = 0; ; late += 5 * SECOND) {
      const play = await onAir();
      for (let tries = 0; tries < 5; tries++) {
        if (isRight(await shown(), play, before)) return play;
        await new Promise((resolve) => setTimeout(resolve, 4));
      }
      const { title, status } = await shown();
      const what = `${title} (${status}) in place of ${play.title}, ${new Date(now).toISOString()}`;
      assert.ok(late < LATEST, what);
      await pass(5 * SECOND);
    }
  }

  /** In the place of a jingle stands the show, or the station. What has no title has one in its metadata. */
  function isRight({ title, status }: Shown, play: HistoryRecord, before?: HistoryRecord): boolean {
    if (status !== 'ready' || title === '') return false;
    if (play.jingle_id) return title !== before?.title && title !== play.title;
    return play.title ? title === play.title : play.metadata!.endsWith(title);
  }

  /** How many plays have come on air until then, each of which was shown. */
  async function playUntil(end: number): Promise<number> {
    let plays = 0;
    let before: HistoryRecord | undefined;
    while (now < end) {
      const play = await untilRight(before);
      if (play.id !== before?.id) plays++;
      before = play;
      const over = play.length ? play.ts + play.length + ASKED : now + 10 * MINUTE;
      await pass(isNight(now) ? 30 * MINUTE : Math.max(SECOND, Math.min(over, end) - now));
    }
    return plays;
  }

  /** At rest, with a play that is the same each time. */
  async function read(): Promise<Reading> {
    await control().play({ title: 'Ebb', author: 'Ada Winter', length: HOUR, ts: now });
    await untilRight();
    await page.clock.runFor(5 * MINUTE);
    now += 5 * MINUTE;
    await control().clock({ now_ms: now });
    const readings: Omit<Reading, 'heap'>[] = [];
    for (let time = 0; time < 3; time++) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      // What is let go by the first collection may hold what the second one takes.
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      const value = (name: string): number => metrics.find((each) => each.name === name)?.value ?? NaN;
      readings.push({
        nodes: value('Nodes'),
        listeners: value('JSEventListeners'),
        documents: value('Documents'),
      });
    }
    // What is on its way at the moment is no growth.
    const least = (name: keyof Omit<Reading, 'heap'>): number =>
      Math.min(...readings.map((reading) => reading[name]));
    const heap = Math.round((await heldBytes(session)) / 1024);
    return { heap, nodes: least('nodes'), listeners: least('listeners'), documents: least('documents') };
  }

  async function goneForAnHour(): Promise<void> {
    const port = Number(new URL(panel.url).port);
    await panel.close();
    for (const back = now + HOUR; now < back; now += 5 * MINUTE) await page.clock.fastForward(5 * MINUTE);
    await untilStatus(page, 'onair-now-playing', 'stale');
    panel = await startPanel(port);
    await untilRight();
  }

  it('shows every play of a week without a reload or a leak', { timeout: 3_600_000 }, async (t) => {
    await page.goto(`${site.url}/wall`);
    const errors = watchErrors(page);
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) errors.push(`went to ${frame.url()}`);
    });
    page.on('crash', () => errors.push('crashed'));
    await untilStatus(page, 'onair-now-playing', 'ready');
    await page.clock.pauseAt((now += MINUTE));
    await control().clock({ now_ms: now });

    let plays = 0;
    const readings: Reading[] = [];
    for (let day = 1; day <= 7; day++) {
      const end = START + day * DAY;
      if (DAYS_WITHOUT.includes(day)) {
        plays += await playUntil(end - DAY / 2);
        await goneForAnHour();
      }
      plays += await playUntil(end);
      if (day !== 1 && day !== 7) continue;
      readings.push(await read());
      t.diagnostic(`after ${plays} plays: ${JSON.stringify(readings.at(-1))}`);
    }

    assert.ok(plays > 1500, `${plays} plays`);
    assert.deepEqual(errors, []);
    const time = new Date(now).toLocaleTimeString('en-GB', { timeZone: ZONE, timeStyle: 'short' });
    assert.equal(await partText(page, 'onair-now-playing', 'clock'), time);
    const [{ heap: heapAtFirst, ...first }, { heap: heapAtLast, ...last }] = readings as [Reading, Reading];
    assert.deepEqual(last, first);
    assert.ok(heapAtLast - heapAtFirst < HEAP_NOISE, `${heapAtFirst} KiB, then ${heapAtLast}`);
    assert.deepEqual(await page.evaluate(() => [sessionStorage.length, frames.length]), [0, 0]);
    // Each is written over: of the history, the week, and the station's name.
    const copies = await page.evaluate(() => Object.values(localStorage).map((text: string) => text.length));
    assert.ok(copies.length <= 3 && copies.every((length) => length < 200_000), `copies: ${copies.join()}`);
  });
});
