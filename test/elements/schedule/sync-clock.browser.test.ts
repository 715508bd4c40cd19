/** A visitor whose clock is wrong, on a page that shows nothing of a station but its week. */
import { expect } from '@open-wc/testing';
import { Station } from '../../../src/station/station.js';
import { startPanel, type TestPanel } from '../../kit/panel.js';
import { until, untilStatus } from '../shown.js';
import { MINUTE, NOW, all, blocks, insert, setUp, freezeTime, textOf } from './fixture.js';

const HOURS = 60 * MINUTE;
const HISTORY = '/api/v2/history/';

// Of the browser: the tests stop the clock.
const { setTimeout } = window;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('<onair-schedule> alone, with a clock that is', () => {
  let panel: TestPanel;
  setUp();
  beforeEach(async () => {
    panel = await startPanel({ zone: 'Europe/Berlin', now: NOW });
    await panel.play({ title: 'Paper Boats', length: 4 * MINUTE });
  });
  afterEach(() => panel.stop());

  const MARKUP = (): string => `<onair-schedule base-url="${panel.url}" view="week"></onair-schedule>`;

  /** Minutes from midnight at which the line stands. */
  function line(element: Element): number {
    const now = all(element, '[part=now-line]')[0];
    if (!now) return NaN;
    const box = now.closest('ol')!.getBoundingClientRect();
    return ((now.getBoundingClientRect().bottom - box.top) / box.height) * 1440;
  }

  /** 14:20 in Berlin, however long a test takes. */
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

  /** How often the panel was asked for the history, once that has been the same for a while. */
  async function calm(): Promise<number> {
    for (let before = -1; ;) {
      const count = await panel.requests(HISTORY);
      if (count === before) return count;
      before = count;
      await wait(1000);
    }
  }

  it('three hours slow: has the line and the mark where they belong', async () => {
    freezeTime().setSystemTime(NOW - 3 * HOURS);
    const element = insert(MARKUP());
    await untilStatus(element, 'ready');
    await until(() => isRight(element), 'the line');
    expect(isMarked(element)).to.equal(true);
  });

  it('three hours fast: learns it from the next change', async () => {
    const clock = freezeTime('setTimeout', 'clearTimeout');
    clock.setSystemTime(NOW + 3 * HOURS);
    const element = insert(MARKUP());
    await untilStatus(element, 'ready');
    await until(() => blocks(element).length > 0, 'the week');
    await heard();
    expect(isRight(element)).to.equal(false);
    await panel.play({ title: 'Next', length: 4 * MINUTE });
    // In steps, and slowly: an answer takes its own time.
    for (let passed = 0; passed < MINUTE && !isRight(element); passed += 2000) {
      await clock.tickAsync(2000);
      await wait(300);
    }
    expect(isRight(element)).to.equal(true);
    expect(isMarked(element)).to.equal(true);
  });

  it('right: asks what is on air once, and no more', async () => {
    const clock = freezeTime('setTimeout', 'clearTimeout');
    const element = insert(MARKUP());
    await untilStatus(element, 'ready');
    await heard();
    const asked = await calm();
    // A second time where the newest may be at the other end.
    expect(asked).to.be.within(1, 2);
    for (let passed = 0; passed < 8 * MINUTE; passed += MINUTE) await clock.tickAsync(MINUTE);
    expect(await calm()).to.equal(asked);
    expect(await panel.requests('/api/v2/grid/')).to.equal(1);
  });
});
