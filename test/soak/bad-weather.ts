/** Disturbs the pages at random: the panel fails, the network is lost, the tabs are hidden. */
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
import { between, pick } from '../../src/panel/base/random.js';
import { controlOf } from '../kit/control.js';
import type { Soaked } from './pages.js';

/** Faults of the panel. They last only a short time, since a station without data holds nothing that could grow. */
const FAULTS: Record<string, unknown>[] = [
  { fail: 0.5 },
  { fail: 1 },
  { latency_ms: 100 },
  { latency_ms: 2000 },
  { hang: true },
  { cors: false },
  { v2: false },
  { v2: false, legacy: false },
  { truncate: true },
  { html: true },
  { wrong_types: true },
  { vote_repeat: true },
  { skew_ms: -120_000 },
];

/** Runs until `until` (real time), then removes all disturbances. */
export async function makeWeather(
  panelUrl: string,
  context: BrowserContext,
  soaked: Soaked[],
  random: () => number,
  until: number,
): Promise<void> {
  const control = controlOf(panelUrl);
  const pause = (least: number, most: number) =>
    wait(Math.max(0, Math.min(between(random, least, most), until - Date.now())));
  const showAll = (visible: boolean) => Promise.all(soaked.map(({ callPage }) => callPage('show', visible)));
  const weathers: (() => Promise<unknown>)[] = [
    () => control.faults(pick(random, FAULTS)),
    () => control.faults(pick(random, FAULTS)),
    () => context.setOffline(true),
    () => showAll(false),
  ];
  try {
    while (Date.now() < until) {
      await pause(2000, 6000);
      await pick(random, weathers)();
      await pause(1000, 4000);
      await clearUp();
    }
  } finally {
    await clearUp();
  }

  async function clearUp(): Promise<void> {
    await control.faults({ reset: true });
    await context.setOffline(false);
    await showAll(true);
  }
}
