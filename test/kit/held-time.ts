import type { BrowserContext } from 'playwright-core';
import type { Controls } from './control.js';
import { watchRequests } from './requests.js';
import { until } from './until.js';

/** Longer steps are faster, but a response that arrives during a step is handled only after it. */
const STEP_MS = 500;

/** The clock of the pages in a browser context and of their panel. Time passes only during calls of these methods. */
export interface HeldTime {
  /** Milliseconds UTC. */
  now(): number;
  /** Lets time pass, but not while a request is pending. The panel's clock is moved before the timers of the pages run. */
  pass(ms: number): Promise<void>;
  /** Lets time pass in growing steps until the condition holds. */
  until(condition: () => Promise<boolean>, what: string): Promise<void>;
}

/**
 * Stops the clock of all pages that are opened in this context afterwards. Their clock starts at the panel's time, and
 * moving it also moves the panel's clock. The panel's `speed` must be 0. Without a panel, only the pages have this
 * clock.
 */
export async function holdTime(context: BrowserContext, panel: Controls | null): Promise<HeldTime> {
  const requests = watchRequests(context);
  let now = panel ? (await panel.state()).clock.now_ms : Date.now();
  // `pauseAt` only accepts a later time, so install an earlier one.
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
    async until(condition, what) {
      let step = 20;
      await until(async () => {
        if (await condition()) return true;
        await pass(step);
        step = Math.min(STEP_MS, Math.ceil(1.2 * step));
        return condition();
      }, what);
    },
  };
}
