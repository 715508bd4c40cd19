import { expect } from '@open-wc/testing';
import { Station } from '../../../src/station/station.js';
import type { TestPanel } from '../../kit/panel.js';
import { passUntil, setTime } from '../../kit/page-time.js';
import { until, untilStatus } from '../shown.js';
import { HOUR, MINUTE, NOW, all, blocks, insert, setUp, textOf } from './fixture.js';

const HISTORY = '/api/v2/history/';

describe("<onair-schedule> and the visitor's clock", () => {
  let panel: TestPanel;
  const { panel: openPanel, pass } = setUp();
  beforeEach(async () => {
    // The panel's clock is fixed and independent of the visitor's.
    panel = await openPanel({ zone: 'Europe/Berlin', now: NOW });
    await panel.play({ title: 'Paper Boats', length: 4 * MINUTE });
  });

  const MARKUP = (): string => `<onair-schedule base-url="${panel.url}" view="week"></onair-schedule>`;

  /** Returns the position of the line in minutes from midnight. */
  function line(element: Element): number {
    const now = all(element, '.column [part=now-line]')[0];
    if (!now) return NaN;
    const box = now.closest('ol')!.getBoundingClientRect();
    return ((now.getBoundingClientRect().bottom - box.top) / box.height) * 1440;
  }

  /** True if the line is at 14:20 in Berlin, or a few minutes later. */
  const isRight = (element: Element): boolean => Math.abs(line(element) - (14 * 60 + 20)) < 5;

  function isMarked(element: Element): boolean {
    const at = all(element, '.column [aria-current=time]').map(textOf);
    const [, from, to] = /(\d\d:\d\d) – (\d\d:\d\d)$/.exec(at[0] ?? '') ?? [];
    return at.length === 1 && from! <= '14:20' && (to! > '14:20' || to! < from!);
  }

  /** Resolves when the current track is known. */
  function untilTrackKnown(): Promise<void> {
    return new Promise((resolve) => {
      const stop = Station.at({ baseUrl: panel.url }).feed.subscribe(({ status }) => {
        if (status !== 'ready') return;
        queueMicrotask(() => stop());
        resolve();
      }, 2);
    });
  }

  it('marks the correct time although the clock is slow', async () => {
    setTime(NOW - 3 * HOUR);
    const element = insert(MARKUP());
    await untilStatus(element, 'ready');
    await until(() => isRight(element), 'the line');
    expect(isMarked(element)).to.equal(true);
  });

  it('marks the correct time although the clock is fast', async () => {
    setTime(NOW + 3 * HOUR);
    const element = insert(MARKUP());
    await untilStatus(element, 'ready');
    await until(() => blocks(element).length > 0, 'the week');
    await until(() => isRight(element), 'the line');
    expect(isMarked(element)).to.equal(true);
  });

  for (const [what, hours] of [
    ['set ahead', 3],
    ['set back', -3],
  ] as const)
    it(`marks the correct time after the clock is ${what}`, async () => {
      const element = insert(MARKUP());
      await untilStatus(element, 'ready');
      await untilTrackKnown();
      await until(() => isRight(element), 'the line');
      await pass(MINUTE);
      setTime(NOW + MINUTE + hours * HOUR);
      await passUntil(() => isRight(element), 'the line after the clock was set');
      expect(isMarked(element)).to.equal(true);
    });

  it("doesn't poll if the clock is correct", async () => {
    const element = insert(MARKUP());
    await untilStatus(element, 'ready');
    await untilTrackKnown();
    await pass(8 * MINUTE);
    // Polling would request each change of the track. A second request for more records is possible if the browser is idle in time.
    expect(await panel.requests(HISTORY)).to.be.within(1, 2);
    expect(await panel.requests('/api/v2/grid/')).to.equal(1);
  });
});
