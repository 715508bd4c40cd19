import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isVisible, watchPage } from '../../station/page-state.js';

/** Time between updates in milliseconds; 0 to stop. */
export type TickPeriod = 0 | 1000 | 60000;

/**
 * Period of each element. All elements on the page share one timer, which stops if no element needs it or the page is
 * hidden.
 */
const periods = new Map<ReactiveControllerHost, TickPeriod>();
const jumpListeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let watching = false;

/** A longer wait is split into several timers, because timers don't run while the computer is asleep. */
const MAX_TIMER_MS = 2000;
const JUMP_MS = 5000;

/**
 * Calls `listener` after the computer was asleep or its clock was set. Works only while at least one element has
 * periodic updates. Returns a function that unsubscribes.
 */
export function watchJumps(listener: () => void): () => void {
  jumpListeners.add(listener);
  return () => jumpListeners.delete(listener);
}

/** Updates its element at each full second or minute. */
export class TickController implements ReactiveController {
  private period: TickPeriod = 0;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  /** Call this method in `updated`, which doesn't run on a server. */
  setPeriod(period: TickPeriod): void {
    this.period = period;
    setPeriodOf(this.host, period);
  }

  hostConnected(): void {
    setPeriodOf(this.host, this.period);
  }

  hostDisconnected(): void {
    setPeriodOf(this.host, 0);
  }
}

function setPeriodOf(host: ReactiveControllerHost, period: TickPeriod): void {
  if ((periods.get(host) || 0) === period) return;
  if (period) periods.set(host, period);
  else periods.delete(host);
  // After the page was hidden, all elements are out of date.
  if (!watching) watchPage(() => tick(60_000));
  watching = true;
  schedule();
}

/** Updates the elements whose period is at most `longest`: 1,000, or 60,000 at a full minute. */
function tick(longest: number): void {
  for (const [host, period] of periods) if (period <= longest) host.requestUpdate();
  schedule();
}

function schedule(): void {
  clearTimeout(timer);
  if (!periods.size || !isVisible()) return;
  const now = Date.now();
  const shortest = Math.min(...periods.values());
  const at = now - (now % shortest) + shortest;
  const wait = Math.min(at - now, MAX_TIMER_MS);
  timer = setTimeout(() => {
    // If the computer was asleep or its clock was set, all elements are out of date.
    const hasJumped = Math.abs(Date.now() - now - wait) > JUMP_MS;
    if (hasJumped) for (const listener of [...jumpListeners]) listener();
    if (hasJumped || Date.now() >= at) tick(hasJumped || at % 60_000 === 0 ? 60_000 : 1000);
    else schedule();
  }, wait);
}
