import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { stub } from 'sinon';
import { Station } from '../../../src/station/station.js';
import type { FeedSnapshot, OnAir } from '../../../src/station/snapshot.js';
import { startPanel, type TestPanel } from '../../support/panel.js';

const PATHS = ['/api/v2/history/', '/api/history/'];

async function historyRequests(panel: TestPanel): Promise<number> {
  const counts = await Promise.all(PATHS.map((path) => panel.requests(path)));
  return counts.reduce((sum, each) => sum + each, 0);
}

/** Settles when the panel was not asked for a while. */
async function calm(panel: TestPanel): Promise<number> {
  for (let before = -1; ;) {
    const count = await historyRequests(panel);
    if (count === before) return count;
    before = count;
    await aTimeout(400);
  }
}

describe('a station in the browser', () => {
  for (const [way, options] of [
    ['v2', {}],
    ['JSONP', { cors: false }],
  ] as const) {
    it(`shows the next title within 3 s of the predicted end, for one request, by ${way}`, async () => {
      // Without the random part of the wait, all of the three seconds are left for a busy machine.
      const random = stub(Math, 'random').returns(0);
      const panel = await startPanel(options);
      const { ts } = await panel.play({ title: 'Before', author: 'A', length: 10_000 });
      const station = Station.at({ baseUrl: panel.url });
      const onAir: OnAir[] = [];
      const histories: FeedSnapshot[] = [];
      const stops = Array.from({ length: 10 }, (_, index) =>
        index % 2
          ? station.onAir.subscribe((each) => onAir.push(each))
          : station.feed.subscribe((each) => histories.push(each)),
      );
      await waitUntil(() => onAir.at(-1)?.track?.title === 'Before', 'the first title', { timeout: 4000 });
      const before = await calm(panel);

      // The next track is there before the station is asked: a late one would cost a second request.
      const untilEnd = ts + 10_000 - (await panel.state()).clock.now_ms;
      const end = performance.now() + untilEnd;
      await aTimeout(Math.max(0, untilEnd - 2000));
      await panel.play({ title: 'After', author: 'B', length: 600_000 });
      await waitUntil(() => onAir.at(-1)?.track?.title === 'After', 'the next title', { timeout: 8000 });
      expect(performance.now() - end).to.be.below(3000);
      expect(
        histories
          .at(-1)!
          .tracks.slice(0, 2)
          .map(({ title }) => title),
      ).to.deep.equal(['After', 'Before']);
      expect((await calm(panel)) - before).to.equal(1);
      stops.forEach((stop) => stop());
      await panel.stop();
      random.restore();
    }).timeout(30_000);
  }

  it('keeps text as text, whatever a panel sends', async () => {
    const panel = await startPanel();
    const title = '<img src=x onerror="top.broken=1">"\'\u2028 שלום 🎵';
    await panel.play({ title, author: 'x'.repeat(2 ** 21), img_url: 'javascript:alert(1)', length: 'long' });
    for (const transport of ['v2', 'legacy'] as const) {
      let told: OnAir | undefined;
      const stop = Station.at({ baseUrl: panel.url, transport }).onAir.subscribe((each) => (told = each));
      await waitUntil(() => told?.track, transport, { timeout: 5000 });
      expect(told!.track!.title).to.equal(title.replace('\u2028', ' '));
      expect(told!.track!.author).to.have.length(2000);
      expect([told!.track!.img_url, told!.track!.length]).to.deep.equal([null, null]);
      stop();
    }
    await panel.stop();
  });

  it('shows the last good copy at once on the next page, as stale', async () => {
    const panel = await startPanel();
    await panel.play({ title: 'Kept', length: 600_000 });
    const key = `onair:${panel.url} 1 auto frame`;
    let told: FeedSnapshot | undefined;
    const stop = Station.at({ baseUrl: panel.url }).feed.subscribe((each) => (told = each));
    await waitUntil(() => told?.status === 'ready', 'an answer', { timeout: 4000 });
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
    await waitUntil(() => next.at(-1)!.status === 'stale', 'the failure', { timeout: 4000 });
    expect(next.at(-1)!.tracks[0]!.title).to.equal('Kept');
    expect(next.at(-1)!.failure!.kind).to.equal('unreachable');
    end();
  });

  it('sends no request while the page is hidden, and one at once when it is visible again', async () => {
    const panel = await startPanel();
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
      await waitUntil(() => told?.track?.title === 'Short', 'the first title', { timeout: 4000 });
      turn(true);
      const before = await calm(panel);
      await aTimeout(4500);
      await panel.play({ title: 'Meanwhile', length: 60_000 });
      expect(await historyRequests(panel)).to.equal(before);
      turn(false);
      await waitUntil(() => told?.track?.title === 'Meanwhile', 'the title on return', { timeout: 1000 });
      stop();
    } finally {
      delete (document as { hidden?: boolean }).hidden;
      await panel.stop();
    }
  });
});
