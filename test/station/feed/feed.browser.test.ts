import { expect } from '@open-wc/testing';
import { useFakeTimers, type SinonFakeTimers } from 'sinon';
import { Station } from '../../../src/station/station.js';
import type { FeedSnapshot, OnAir } from '../../../src/station/snapshot.js';
import { startPanel, type TestPanel } from '../../kit/panel.js';
import { PATIENCE_MS } from '../../kit/patience.js';

const NOON = Date.parse('2026-11-26T12:00:00Z');
/** Of the first track: milliseconds. Before the end of a longer one a station with a doubtful clock asks once more. */
const LENGTH = 8000;
const PATHS = ['/api/v2/history/', '/api/history/'];

async function historyRequests(panel: TestPanel): Promise<number> {
  const counts = await Promise.all(PATHS.map((path) => panel.requests(path)));
  return counts.reduce((sum, each) => sum + each, 0);
}

// Those of the browser: the tests stop the clock.
const { setTimeout } = window;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Settles when the panel was not asked for a while. */
async function calm(panel: TestPanel): Promise<number> {
  for (let before = -1; ;) {
    const count = await historyRequests(panel);
    if (count === before) return count;
    before = count;
    await wait(500);
  }
}

describe('a station in the browser', () => {
  /** Stands still, as that of the panels: nothing is asked for because the machine is slow. */
  let clock: SinonFakeTimers;
  beforeEach(() => {
    clock = useFakeTimers({ now: NOON, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  });
  afterEach(() => clock.restore());

  /** Goes on by five milliseconds each time that it looks. */
  async function until(happened: () => boolean, what: string): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while (!happened()) {
      if (performance.now() > end) throw new Error(`never comes: ${what}`);
      await clock.tickAsync(5);
      await wait(20);
    }
  }

  /** In small steps: what is answered meanwhile is read, and what is idle work is done. */
  async function goTo(moment: number): Promise<void> {
    while (Date.now() < moment) {
      await clock.tickAsync(Math.min(100, moment - Date.now()));
      await wait(20);
    }
  }

  const start = (options: Parameters<typeof startPanel>[0] = {}): Promise<TestPanel> =>
    startPanel({ ...options, speed: 0, now: NOON });

  // A panel that has events is not asked for that.
  for (const [way, options] of [
    ['v2', { trustProxy: true, publicUrl: 'https://radio.example' }],
    ['JSONP', { cors: false }],
  ] as const) {
    it(`shows the next title within 3 s of the predicted end, for one request, by ${way}`, async () => {
      const panel = await start(options);
      await panel.play({ title: 'Before', author: 'A', length: LENGTH });
      const station = Station.at({ baseUrl: panel.url });
      const onAir: OnAir[] = [];
      const histories: FeedSnapshot[] = [];
      const stops = Array.from({ length: 10 }, (_, index) =>
        index % 2
          ? station.onAir.subscribe((each) => onAir.push(each))
          : station.feed.subscribe((each) => histories.push(each)),
      );
      await until(() => onAir.at(-1)?.track?.title === 'Before', 'the first title');
      await goTo(NOON + LENGTH / 2);
      const before = await calm(panel);

      await panel.clock({ advance_ms: LENGTH });
      await panel.play({ title: 'After', author: 'B', length: 600_000 });
      // The station's clock is known to the second.
      await goTo(NOON + LENGTH - 1500);
      expect(await calm(panel)).to.equal(before);
      for (let late = -1500; late < 3000 && (await historyRequests(panel)) === before; late += 100) {
        await clock.tickAsync(100);
        await wait(20);
      }
      await until(() => onAir.at(-1)?.track?.title === 'After', 'the next title');
      expect(
        histories
          .at(-1)!
          .tracks.slice(0, 2)
          .map(({ title }) => title),
      ).to.deep.equal(['After', 'Before']);
      expect((await calm(panel)) - before).to.equal(1);
      stops.forEach((stop) => stop());
      await panel.stop();
    });
  }

  it('keeps text as text, whatever a panel sends', async () => {
    const panel = await start();
    const title = '<img src=x onerror="top.broken=1">"\'\u2028 שלום 🎵';
    await panel.play({ title, author: 'x'.repeat(2 ** 21), img_url: 'javascript:alert(1)', length: 'long' });
    for (const transport of ['v2', 'legacy'] as const) {
      let told: OnAir | undefined;
      const stop = Station.at({ baseUrl: panel.url, transport }).onAir.subscribe((each) => (told = each));
      await until(() => !!told?.track, transport);
      expect(told!.track!.title).to.equal(title.replace('\u2028', ' '));
      expect(told!.track!.author).to.have.length(2000);
      expect([told!.track!.img_url, told!.track!.length]).to.deep.equal([null, null]);
      stop();
    }
    await panel.stop();
  });

  it('shows the last good copy at once on the next page, as stale', async () => {
    const panel = await start();
    await panel.play({ title: 'Kept', length: 600_000 });
    const key = `onair:${panel.url} 1 auto frame`;
    let told: FeedSnapshot | undefined;
    const stop = Station.at({ baseUrl: panel.url }).feed.subscribe((each) => (told = each));
    await until(() => told?.status === 'ready', 'an answer');
    stop();
    await panel.stop();
    // Another page of the same browser: nothing but its storage is the same.
    const { Feed } = await import('../../../src/station/feed/feed.js');
    const { PanelClient } = await import('../../../src/client/panel-client.js');
    const next: FeedSnapshot[] = [];
    const end = new Feed(new PanelClient(panel.url, 1, 'auto', 'frame'), key).subscribe((each) =>
      next.push(each),
    );
    expect([next[0]!.status, next[0]!.tracks[0]!.title]).to.deep.equal(['loading', 'Kept']);
    await until(() => next.at(-1)!.status === 'stale', 'the failure');
    expect(next.at(-1)!.tracks[0]!.title).to.equal('Kept');
    expect(next.at(-1)!.failure!.kind).to.equal('unreachable');
    end();
  });

  it('sends no request while the page is hidden, and one at once when it is visible again', async () => {
    const panel = await start();
    await panel.play({ title: 'Short', length: 3000 });
    let hidden = false;
    Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
    const turn = (to: boolean): void => {
      hidden = to;
      document.dispatchEvent(new Event('visibilitychange'));
    };
    try {
      let told: OnAir | undefined;
      const stop = Station.at({ baseUrl: panel.url }).onAir.subscribe((each) => (told = each));
      await until(() => told?.track?.title === 'Short', 'the first title');
      turn(true);
      const before = await calm(panel);
      await panel.clock({ advance_ms: 4500 });
      await panel.play({ title: 'Meanwhile', length: 60_000 });
      await clock.tickAsync(4500);
      expect(await calm(panel)).to.equal(before);
      turn(false);
      await until(() => told?.track?.title === 'Meanwhile', 'the title on return');
      stop();
    } finally {
      delete (document as { hidden?: boolean }).hidden;
      await panel.stop();
    }
  });
});
