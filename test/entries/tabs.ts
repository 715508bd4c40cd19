/** Several tabs of one browser share the requests for a station without a delay. */
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { after, before, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startPanel, type RunningPanel } from '../../src/panel/panel.js';
import { openBrowser, openSite, untilStatus, watchErrors, type Site } from '../kit/browser.js';
import { controlOf } from '../kit/control.js';
import { until } from '../kit/until.js';

/**
 * Time in milliseconds that a busy machine may take to pass on a response, and to notice a missing one. It is generous, because a tab
 * that waits too long sends a request itself, which is counted. The first test measures the delay on an idle machine.
 */
const SLACK = 3000;
const GRACE = SLACK + 1000;

interface Tab {
  page: Page;
  /** Number of its requests for the history. */
  asked: number;
  /** Number of times it has opened the panel's events. */
  listened: number;
}

/** Call it in a describe block. `count` is the number of tabs. `isWhole` also tests that the leading tab goes away, which takes several tracks. */
export function testTabs(count: number, isWhole: boolean): void {
  let browser: Browser;
  let site: Site;
  let panel: RunningPanel;
  let control: ReturnType<typeof controlOf>;
  let ends = 0;
  const errors: string[][] = [];
  let shared: BrowserContext;
  /** Tabs of one browser. */
  let tabs: Tab[];
  /** A tab of another browser, for comparison. */
  let alone: Tab;
  /** Tabs of a browser without Web Locks. */
  let lockless: Tab[];

  before(async () => {
    browser = await openBrowser();
    site = await openSite();
    // With the panel's events, tabs don't poll.
    panel = await startPanel({ control: true, trustProxy: true, publicUrl: 'https://radio.example' });
    control = controlOf(panel.url);
    const head = `<!doctype html><meta charset="utf-8"><title>Site</title>
      <script type="module" src="onair.js" data-base-url="${panel.url}"></script>`;
    site.pages['/'] = `${head}<onair-now-playing></onair-now-playing>`;
    site.pages['/list'] = `${head}<onair-now-playing></onair-now-playing><onair-history></onair-history>`;
    await play('Zero', 600);
    const began = Date.now();
    const first = await open(await newContext());
    const seconds = (Date.now() - began) / 1000;
    await first.page.close();
    // Long enough for all tabs, even on a busy machine.
    await play('First', Math.max(25, 20 * seconds));
    shared = await newContext();
    alone = await open(await newContext());
    const old = await newContext();
    await old.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'locks'));
    lockless = [await open(old), await open(old)];
    tabs = [await open(shared, '/list')];
    while (tabs.length < count) tabs.push(await open(shared));
    await untilJoined(count);
  });
  after(async () => {
    await browser.close();
    await Promise.all([site.close(), panel.close()]);
  });

  /** `Math.random` returns 0 in all pages, so that their polling plans are equal. */
  async function newContext(): Promise<BrowserContext> {
    const context = await browser.newContext();
    await context.addInitScript(() => {
      Math.random = () => 0;
      const shown: Record<string, number> = {};
      Object.assign(window, { shown });
      document.addEventListener('onair-track', (event) => {
        const { track } = (event as CustomEvent<{ track: { title: string } | null }>).detail;
        if (track) shown[track.title] ??= Date.now();
      });
    });
    return context;
  }

  async function open(context: BrowserContext, path = '/'): Promise<Tab> {
    const page = await context.newPage();
    const tab = { page, asked: 0, listened: 0 };
    errors.push(watchErrors(page));
    page.on('request', (request) => {
      if (request.url().includes('/api/v2/history/')) tab.asked += 1;
      if (request.url().includes('/events/')) tab.listened += 1;
    });
    await page.goto(site.url + path);
    await untilStatus(page, 'onair-now-playing', 'ready');
    return tab;
  }

  /** Waits until one tab leads and the others follow. */
  async function untilJoined(many: number, { page } = tabs[0]!): Promise<void> {
    await until(async () => {
      const { held, pending } = await page.evaluate(() => navigator.locks.query());
      return held!.length === 1 && held!.length + pending!.length === many;
    }, `${many} tabs that know of each other`);
  }

  async function play(title: string, seconds: number): Promise<void> {
    const { ts, length } = await control.play({ title, length: seconds * 1000 });
    ends = ts + length!;
  }

  /** Returns the requests of each tab until it shows the next track, and how late it shows it. */
  async function follow(title: string, seconds: number, those: Tab[]) {
    assert.ok(ends > Date.now() + 2000, 'the track before is over too soon for this machine');
    const before = new Map(those.map((tab) => [tab, tab.asked]));
    const began = ends;
    // On a busy machine, the panel may start the track late.
    await sleep(ends - 1000 - Date.now());
    await play(title, seconds);
    const late = async ({ page }: Tab): Promise<number> => {
      // The page records the moment in `shown`. Polling by frames, the default, would cost more than the page itself.
      await page.waitForFunction((name) => name in (window as never as { shown: object }).shown, title, {
        polling: 200,
      });
      const at = await page.evaluate(
        (name) => (window as never as { shown: Record<string, number> }).shown[name]!,
        title,
      );
      return at - began;
    };
    const lateness = new Map<Tab, number>();
    await Promise.all(those.map(async (tab) => lateness.set(tab, await late(tab))));
    return {
      asked: (tab: Tab) => tab.asked - before.get(tab)!,
      late: (tab: Tab) => lateness.get(tab)!,
      sum: (some: Tab[]) => some.reduce((sum, tab) => sum + tab.asked - before.get(tab)!, 0),
      latest: (some: Tab[]) => Math.max(...some.map((tab) => lateness.get(tab)!)),
    };
  }

  /** Returns the tab with the most requests since `look` began. */
  const leaderOf = (look: Awaited<ReturnType<typeof follow>>): Tab =>
    tabs.reduce((most, tab) => (look.asked(tab) > look.asked(most) ? tab : most));

  async function hide({ page }: Tab, hidden: boolean): Promise<void> {
    await page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  }

  it('send no more requests than one tab', async (test) => {
    const look = await follow('One', 12, [alone, ...lockless, ...tabs]);
    test.diagnostic(
      `requests: one alone ${look.asked(alone)}, ${count} tabs ${look.sum(tabs)}; late by ms: ${look.late(alone)}, ${look.latest(tabs)}`,
    );
    assert.ok(look.asked(alone) > 0);
    assert.ok(look.sum(tabs) <= look.asked(alone) + 2, `${look.sum(tabs)} requests`);
    assert.ok(look.latest(tabs) <= look.late(alone) + SLACK, `${look.latest(tabs)} ms late`);
    for (const tab of lockless) assert.ok(look.asked(tab) > 0, 'without locks');
    assert.deepEqual(errors.flat(), []);
  });

  if (!isWhole) return;

  it('keep updating when the leading tab is hidden', async () => {
    const first = await follow('Two', 10, [alone, ...tabs]);
    const leader = leaderOf(first);
    await hide(leader, true);
    const others = tabs.filter((tab) => tab !== leader);
    const look = await follow('Three', 12, [alone, ...others]);
    assert.ok(look.sum(others) <= look.asked(alone) + 2, `${look.sum(others)} requests`);
    assert.ok(look.latest(others) <= look.late(alone) + SLACK, `${look.latest(others)} ms late`);
    const { asked: requested } = leader;
    await hide(leader, false);
    await until(() => leader.asked > requested, 'a look of the tab that is shown again');
    await untilJoined(count);
  });

  it('keep updating when the leading tab is closed', async () => {
    const first = await follow('Four', 10, [alone, ...tabs]);
    const leader = leaderOf(first);
    tabs = tabs.filter((tab) => tab !== leader);
    await leader.page.close();
    const look = await follow('Five', 10, [alone, ...tabs]);
    assert.ok(look.sum(tabs) <= look.asked(alone) + 2, `${look.sum(tabs)} requests`);
    assert.ok(look.latest(tabs) <= look.late(alone) + SLACK, `${look.latest(tabs)} ms late`);
  });

  it('choose another leading tab after a freeze', async () => {
    const first = await follow('Six', 10, [alone, ...tabs]);
    const leader = leaderOf(first);
    await leader.page.evaluate(() => {
      BroadcastChannel.prototype.postMessage = () => undefined;
      window.fetch = () => new Promise(() => undefined);
    });
    tabs = tabs.filter((tab) => tab !== leader);
    const look = await follow('Seven', 10, [alone, ...tabs]);
    assert.ok(look.latest(tabs) <= look.late(alone) + GRACE, `${look.latest(tabs)} ms late`);
    const next = await follow('Eight', 20, [alone, ...tabs]);
    assert.ok(next.sum(tabs) <= next.asked(alone) + 2, `${next.sum(tabs)} requests`);
    assert.ok(next.latest(tabs) <= next.late(alone) + SLACK, `${next.latest(tabs)} ms late`);
  });

  it("share one connection for the panel's events", async () => {
    const live = await startPanel({ control: true });
    try {
      const { play: begin } = controlOf(live.url);
      await begin({ title: 'Long', length: 3_600_000 });
      site.pages['/live'] = `<!doctype html><meta charset="utf-8"><title>Site</title>
        <script type="module" src="onair.js" data-base-url="${live.url}"></script>
        <onair-now-playing></onair-now-playing>`;
      const context = await newContext();
      let listeners: Tab[] = [];
      while (listeners.length < 3) listeners.push(await open(context, '/live'));
      await untilJoined(3, listeners[0]);
      const opened = (): number => listeners.reduce((sum, { listened }) => sum + listened, 0);
      for (const title of ['First cut', 'Second cut']) {
        await until(() => opened() === 1, 'one that listens');
        // The records that show early ends have been read, and the current track has arrived.
        await sleep(SLACK);
        const requested = listeners.map((tab) => tab.asked);
        await begin({ title, length: 3_600_000 });
        await Promise.all(
          listeners.map(({ page }) =>
            page.waitForFunction((name) => name in (window as never as { shown: object }).shown, title),
          ),
        );
        assert.deepEqual(
          listeners.map((tab) => tab.asked),
          requested,
        );
        assert.equal(opened(), 1);
        const leader = listeners.find(({ listened }) => listened > 0)!;
        listeners = listeners.filter((tab) => tab !== leader);
        await leader.page.close();
      }
      await context.close();
    } finally {
      await live.close();
    }
  });

  it('can get more records than the leading tab', async () => {
    const list = tabs.find(({ page }) => page.url().endsWith('/list')) ?? (await open(shared, '/list'));
    await sleep(ends - 1500 - Date.now());
    for (const title of ['Nine', 'Ten', 'Eleven']) {
      await play(title, 20);
      await sleep(50);
    }
    await until(
      () =>
        list.page.evaluate(() => {
          const text = document.querySelector('onair-history')!.shadowRoot!.textContent;
          return ['Eight', 'Nine', 'Ten', 'Eleven'].every((title) => text.includes(title));
        }),
      'a history without a gap',
    );
    assert.deepEqual(errors.flat(), []);
  });
}
