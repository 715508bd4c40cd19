import type { BrowserContext } from 'playwright-core';
import type { Controls } from './control.js';
import { watchRequests } from './requests.js';
import { until } from './until.js';

/** Long steps are fast; a response that arrives in the middle of one is handled after it. */
const STEP_MS = 500;

/** The time that the pages of a context and their panel share: it passes only in these calls. */
export interface HeldTime {
  /** Milliseconds UTC. */
  now(): number;
  /** No time passes while a request is under way; the panel's clock is ahead of the timers of the pages. */
  pass(ms: number): Promise<void>;
  /** Lets time pass, in small steps at first, until the condition holds. */
  until(isSo: () => Promise<boolean>, what: string): Promise<void>;
}

/**
 * Holds the time of a context's pages, which are opened afterwards. It begins at the panel's time and takes the panel along,
 * whose `speed` is 0; without a panel, only the pages have this time.
 */
export async function holdTime(context: BrowserContext, panel: Controls | null): Promise<HeldTime> {
  const requests = watchRequests(context);
  let now = panel ? (await panel.state()).clock.now_ms : Date.now();
  // The clock runs until it is paused, which takes it to a later moment.
  await context.clock.install({ time: now - 600_000 });
  await context.clock.pauseAt(now);

  async function pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= STEP_MS) {
      const step = Math.min(left, STEP_MS);
      await requests.ended();
      now += step;
      await panel?.clock({ now_ms: now });
      await context.clock.runFor(step);
    }
    await requests.ended();
  }
  return {
    now: () => now,
    pass,
    async until(isSo, what) {
      let step = 20;
      await until(async () => {
        if (await isSo()) return true;
        await pass(step);
        step = Math.min(STEP_MS, Math.ceil(1.2 * step));
        return isSo();
      }, what);
    },
  };
}
