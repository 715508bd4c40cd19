/**
 * A wall shows every play of a week. The clocks of the page and the panel are advanced from play to play. The week contains an hour
 * without the panel and a clock change. At the end, the page holds no more memory than after the first day.
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
/** A Wednesday. Clocks go forward in the night to Sunday. */
const START = Date.parse('2026-03-25T09:00:00Z');
/** Days with an hour without the panel. The first day is one of them, so that its code is loaded before memory is measured. */
const DAYS_WITHOUT = [1, 5];
/** Maximum time from the end of a play to the request for the next one. It is longest if the panel provides upcoming plays. */
const ASKED = 12 * SECOND;
/** Maximum time until the wall shows an unexpected play, or the panel after it is back. */
const LATEST = 7 * MINUTE;
/** Growth of a page without a leak, in KiB. */
const HEAP_NOISE = 16;

interface Shown {
  title: string;
  status: string | null;
}

interface Reading {
  /** In KiB. */
  heap: number;
  nodes: number;
  listeners: number;
  documents: number;
}

/** At night the clock advances by half an hour at a time, as on a machine that sleeps. */
const isNight = (time: number): boolean => (new Date(time).getUTCHours() + 3) % 24 < 10;

describe('<onair-now-playing layout="wall">', () => {
  const folder = mkdtempSync(join(tmpdir(), 'onair-wall-'));
  let browser: Browser;
  let site: Site;
  let panel: OpenedPanel;
  let page: Page;
  let session: CDPSession;
  let now = START;

  // The browser's cache uses real time, in which the week takes a few minutes.
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

  // Thousands of requests over the panel's port would take too long.
  const control = () =>
    controlOf('http://localhost', async (...request) => panel.panel.app.request(...request));
  const onAir = async (): Promise<HistoryRecord> => (await control().state()).playing['1']!;
  const shown = (): Promise<Shown> =>
    page.evaluate(() => {
      const element = document.querySelector('onair-now-playing')!;
      const title = element.shadowRoot!.querySelector('[part=title]')?.textContent.trim() ?? '';
      return { title, status: element.getAttribute('status') };
    });

  /** Advances the clocks of the page and the panel. */
  async function pass(ms: number): Promise<void> {
    now += ms;
    await control().clock({ now_ms: now });
    await page.clock.fastForward(ms);
  }

  /**
   * Waits until the wall shows the current play, and returns it. Responses take real time, so it polls a few times before it
   * advances the clock.
   */
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

  /**
   * The title that the wall shows: during a jingle the show or the station; during a live set the DJ; without a title the
   * metadata.
   */
  function isRight({ title, status }: Shown, play: HistoryRecord, before?: HistoryRecord): boolean {
    if (status !== 'ready' || title === '') return false;
    if (play.jingle_id) return title !== before?.title && title !== play.title;
    const isSet = play.dj_name && (!play.author || play.author === play.dj_name);
    if (isSet) return title === play.dj_name;
    return play.title ? title === play.title : play.metadata!.endsWith(title);
  }

  /** Plays until a moment, and asserts that each play is shown. Returns their number. */
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

  /** Measures memory with the same play on air each time. */
  async function read(): Promise<Reading> {
    await control().play({ title: 'Ebb', author: 'Ada Winter', length: HOUR, ts: now });
    await untilRight();
    await page.clock.runFor(5 * MINUTE);
    now += 5 * MINUTE;
    await control().clock({ now_ms: now });
    const readings: Omit<Reading, 'heap'>[] = [];
    for (let time = 0; time < 3; time++) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      // Objects that the first collection finalizes may hold others, which the second one frees.
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
    // Requests in flight don't count as growth.
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

  it('shows a week of plays without leaking memory', { timeout: 3_600_000 }, async (t) => {
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
      // Not at a full minute, because the two clocks differ by milliseconds.
      await pass(MINUTE / 2);
      const time = new Date(now).toLocaleTimeString('en-GB', { timeZone: ZONE, timeStyle: 'short' });
      assert.equal(await partText(page, 'onair-now-playing', 'clock'), time);
      readings.push(await read());
      t.diagnostic(`after ${plays} plays: ${JSON.stringify(readings.at(-1))}`);
    }

    assert.ok(plays > 1500, `${plays} plays`);
    assert.deepEqual(errors, []);
    const heaps = readings.map(({ heap }) => heap);
    const [first, ...later] = readings.map(({ heap: _, ...counts }) => counts);
    for (const each of later) assert.deepEqual(each, first);
    // A leak makes each day larger than the one before. A single reading can be larger for other reasons.
    assert.ok(Math.min(...heaps.slice(-3)) - heaps[0]! < HEAP_NOISE, `KiB after each day: ${heaps.join()}`);
    assert.deepEqual(await page.evaluate(() => [sessionStorage.length, frames.length]), [0, 0]);
    // Each entry is overwritten: history, schedule and name.
    const copies = await page.evaluate(() => Object.values(localStorage).map((text: string) => text.length));
    assert.ok(copies.length <= 3 && copies.every((length) => length < 200_000), `copies: ${copies.join()}`);
  });
});
