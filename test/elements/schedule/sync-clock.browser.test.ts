/** A visitor whose clock is wrong, on a page that shows nothing of a station but its week. */
import { expect } from '@open-wc/testing';
import { Station } from '../../../src/station/station.js';
import type { TestPanel } from '../../kit/panel.js';
import { setTime } from '../../kit/page-time.js';
import { until, untilStatus } from '../shown.js';
import { HOUR, MINUTE, NOW, all, blocks, insert, setUp, textOf } from './fixture.js';

const HISTORY = '/api/v2/history/';

describe('<onair-schedule> alone, with a clock that is', () => {
  let panel: TestPanel;
  const { panel: openPanel, pass, settle } = setUp();
  beforeEach(async () => {
    // Its clock stands still, whatever the visitor's shows.
    panel = await openPanel({ zone: 'Europe/Berlin', now: NOW });
    await panel.play({ title: 'Paper Boats', length: 4 * MINUTE });
  });

  const MARKUP = (): string => `<onair-schedule base-url="${panel.url}" view="week"></onair-schedule>`;

  /** Minutes from midnight at which the line stands. */
  function line(element: Element): number {
    const now = all(element, '[part=now-line]')[0];
    if (!now) return NaN;
    const box = now.closest('ol')!.getBoundingClientRect();
    return ((now.getBoundingClientRect().bottom - box.top) / box.height) * 1440;
  }

  /** 14:20 in Berlin, or a few minutes later. */
  const isRight = (element: Element): boolean => Math.abs(line(element) - (14 * 60 + 20)) < 5;

  function isMarked(element: Element): boolean {
    const at = all(element, '.column [aria-current=time]').map(textOf);
    const [, from, to] = /(\d\d:\d\d) – (\d\d:\d\d)$/.exec(at[0] ?? '') ?? [];
    return at.length === 1 && from! <= '14:20' && (to! > '14:20' || to! < from!);
  }

  /** What is on air has been asked for, and read. */
  function heard(): Promise<void> {
    return new Promise((resolve) => {
      const stop = Station.at({ baseUrl: panel.url }).feed.subscribe(({ status }) => {
        if (status !== 'ready') return;
        queueMicrotask(() => stop());
        resolve();
      }, 2);
    });
  }

  it('three hours slow: has the line and the mark where they belong', async () => {
    setTime(NOW - 3 * HOUR);
    const element = insert(MARKUP());
    await untilStatus(element, 'ready');
    await until(() => isRight(element), 'the line');
    expect(isMarked(element)).to.equal(true);
  });

  it('three hours fast: learns it from the next change', async () => {
    setTime(NOW + 3 * HOUR);
    const element = insert(MARKUP());
    await untilStatus(element, 'ready');
    await until(() => blocks(element).length > 0, 'the week');
    await heard();
    expect(isRight(element)).to.equal(false);
    await panel.play({ title: 'Next', length: 4 * MINUTE });
    await pass(MINUTE);
    expect(isRight(element)).to.equal(true);
    expect(isMarked(element)).to.equal(true);
  });

  it('right: asks what is on air once, and no more', async () => {
    const element = insert(MARKUP());
    await untilStatus(element, 'ready');
    await heard();
    await settle();
    const asked = await panel.requests(HISTORY);
    // A second time where the newest may be at the other end.
    expect(asked).to.be.within(1, 2);
    await pass(8 * MINUTE);
    expect(await panel.requests(HISTORY)).to.equal(asked);
    expect(await panel.requests('/api/v2/grid/')).to.equal(1);
  });
});
