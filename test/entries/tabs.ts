/** Several tabs of one browser with one station: one asks the panel, and none is later for it. */
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { after, before, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startPanel, type RunningPanel } from '../../src/panel/panel.js';
import { openBrowser, openSite, untilStatus, watchErrors, type Site } from '../kit/browser.js';
import { controlOf } from '../kit/control.js';
import { until } from '../kit/until.js';

/**
 * What a machine with much else to do may take to pass an answer on, and to miss one: milliseconds. It is generous, for who
 * waits in vain for another tab asks by itself, and is counted. How late they are on a quiet machine, the first test says.
 */
const SLACK = 3000;
const GRACE = SLACK + 1000;

interface Tab {
  page: Page;
  /** How often it has asked for the history. */
  asked: number;
  /** How often it has opened the panel's events. */
  listened: number;
}

/** To be called in a `describe`. `count`: how many tabs; `isWhole`: also what happens when the one that asks goes, which takes several tracks. */
export function testTabs(count: number, isWhole: boolean): void {
  let browser: Browser;
  let site: Site;
  let panel: RunningPanel;
  let control: ReturnType<typeof controlOf>;
  let ends = 0;
  const errors: string[][] = [];
  let shared: BrowserContext;
  /** In one browser. */
  let tabs: Tab[];
  /** In another one, the yardstick. */
  let alone: Tab;
  /** In a browser without Web Locks. */
  let lockless: Tab[];

  before(async () => {
    browser = await openBrowser();
    site = await openSite();
    // Where a panel has events, nobody asks.
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
    // Long enough for all of them, however busy the machine is.
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

  /** Chance is the same in each page: then their plans are, too. */
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

  /** One tab leads, the others wait for that. */
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

  /** What each tab asks from now until it shows the track that begins just before the end of the one on air, and how late it shows that. */
  async function follow(title: string, seconds: number, those: Tab[]) {
    assert.ok(ends > Date.now() + 2000, 'the track before is over too soon for this machine');
    const before = new Map(those.map((tab) => [tab, tab.asked]));
    const began = ends;
    // The panel of a busy machine is not quick to begin it.
    await sleep(ends - 1000 - Date.now());
    await play(title, seconds);
    const late = async ({ page }: Tab): Promise<number> => {
      // The page notes the moment itself. By frames, as is usual, looking costs more than all that is looked at.
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

  /** The tab that asked more than the others since `look` began. */
  const leaderOf = (look: Awaited<ReturnType<typeof follow>>): Tab =>
    tabs.reduce((most, tab) => (look.asked(tab) > look.asked(most) ? tab : most));

  async function hide({ page }: Tab, hidden: boolean): Promise<void> {
    await page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  }

  it('ask as often as one alone, are no later, and without locks each asks', async (test) => {
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

  it('go on when the one that asks is hidden', async () => {
    const first = await follow('Two', 10, [alone, ...tabs]);
    const leader = leaderOf(first);
    await hide(leader, true);
    const others = tabs.filter((tab) => tab !== leader);
    const look = await follow('Three', 12, [alone, ...others]);
    assert.ok(look.sum(others) <= look.asked(alone) + 2, `${look.sum(others)} requests`);
    assert.ok(look.latest(others) <= look.late(alone) + SLACK, `${look.latest(others)} ms late`);
    const { asked } = leader;
    await hide(leader, false);
    await until(() => leader.asked > asked, 'a look of the tab that is shown again');
    await untilJoined(count);
  });

  it('go on when the one that asks is closed', async () => {
    const first = await follow('Four', 10, [alone, ...tabs]);
    const leader = leaderOf(first);
    tabs = tabs.filter((tab) => tab !== leader);
    await leader.page.close();
    const look = await follow('Five', 10, [alone, ...tabs]);
    assert.ok(look.sum(tabs) <= look.asked(alone) + 2, `${look.sum(tabs)} requests`);
    assert.ok(look.latest(tabs) <= look.late(alone) + SLACK, `${look.latest(tabs)} ms late`);
  });

  it('go on when the one that asks falls silent, and another one leads then', async () => {
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

  it('show a title that cuts the one before without asking for it, where the panel has events: one listens', async () => {
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
        // The records that show cuts are read, and what is on air has been told.
        await sleep(SLACK);
        const asked = listeners.map((tab) => tab.asked);
        await begin({ title, length: 3_600_000 });
        await Promise.all(
          listeners.map(({ page }) =>
            page.waitForFunction((name) => name in (window as never as { shown: object }).shown, title),
          ),
        );
        assert.deepEqual(
          listeners.map((tab) => tab.asked),
          asked,
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

  it('have the records that they need, where the one that asks needs fewer', async () => {
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
