import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { OnAir } from '../../../src/station/snapshot.js';
import { Station } from '../../../src/station/station.js';
import { MINUTE, NOON, stage, useStage } from '../stage.js';

const HOUR = 60 * MINUTE;
let panels = 0;

async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) {
    await new Promise((resolve) => setImmediate(resolve));
    await stage.clock.tickAsync(1);
  }
}

/** The values of `onAir` for code without elements: status, track, show and next. */
function listen(
  t: TestContext,
  history: () => object[],
  week: object[] | null,
): { told: string[]; stop: () => void } {
  t.mock.method(globalThis, 'fetch', (url: string) =>
    Promise.resolve(
      url.includes('/history/')
        ? new Response(JSON.stringify(history()))
        : week
          ? new Response(JSON.stringify(week))
          : new Response('{}', { status: 500 }),
    ),
  );
  const received: string[] = [];
  const say = ({ status, track, show, next }: OnAir): void => {
    const words = [status, track?.title, show?.name, next?.name].map((each) => each ?? '-').join(' ');
    if (words !== received.at(-1)) received.push(words);
  };
  const station = Station.at({ baseUrl: `https://shows${++panels}.example` });
  return { told: received, stop: station.onAir.subscribe(say) };
}

const show = (name: string, from: number, to: number): object => ({
  id: 1 + from,
  name,
  start_ts: (NOON + from * HOUR) / 1000,
  end_ts: (NOON + to * HOUR) / 1000,
});

describe('the current track and show', () => {
  useStage();

  it('include the following show once it starts', async (t) => {
    const song = { id: 1, ts: NOON - MINUTE, length: 3 * HOUR, title: 'Song' };
    const { told: received, stop } = listen(t, () => [song], [show('Morning', -2, 1), show('Noon', 1, 2)]);
    assert.deepEqual(received, ['loading - - -']);
    await settle();
    assert.equal(received.at(-1), 'ready Song Morning Noon');
    const before = received.length;
    await stage.clock.tickAsync(HOUR - 2000);
    assert.equal(received.length, before);
    await stage.clock.tickAsync(4000);
    assert.equal(received.at(-1), 'ready Song Noon -');
    stop();
    await stage.clock.tickAsync(3 * HOUR);
    assert.equal(received.at(-1), 'ready Song Noon -');
  });

  it('have the status "ready" during a show', async (t) => {
    const song = { id: 1, ts: NOON - MINUTE, length: 2 * MINUTE, title: 'Song' };
    const { told: received } = listen(t, () => [song], [show('Morning', -2, 1), show('Late', 3, 4)]);
    await settle();
    await stage.clock.tickAsync(7 * MINUTE);
    assert.equal(received.at(-1), 'ready - Morning Late');
    await stage.clock.tickAsync(HOUR);
    assert.equal(received.at(-1), 'empty - - Late');
  });

  it("follow the station's clock", async (t) => {
    const song = { id: 1, ts: NOON + 10 * MINUTE, length: 3 * HOUR, title: 'Song' };
    const { told: received } = listen(t, () => [song], [show('Morning', -2, 1), show('Noon', 1, 2)]);
    await settle();
    await stage.clock.tickAsync(49 * MINUTE);
    assert.equal(received.at(-1), 'ready Song Morning Noon');
    await stage.clock.tickAsync(2 * MINUTE);
    assert.equal(received.at(-1), 'ready Song Noon -');
  });

  it('include no show if there is no schedule', async (t) => {
    const song = { id: 1, ts: NOON - MINUTE, length: HOUR, title: 'Song' };
    const { told: received } = listen(t, () => [song], null);
    await settle();
    assert.equal(received.at(-1), 'ready Song - -');
  });

  it('require one request for all listeners', async (t) => {
    const fetch = t.mock.method(globalThis, 'fetch', () => Promise.resolve(new Response('[]')));
    const station = Station.at({ baseUrl: `https://shows${++panels}.example` });
    for (let i = 0; i < 5; i++) station.onAir.subscribe(() => undefined);
    await settle();
    const paths = fetch.mock.calls.map(({ arguments: [url] }) => new URL(url as unknown as string).pathname);
    assert.deepEqual(paths.sort(), ['/api/v2/grid/', '/api/v2/history/']);
  });
});
