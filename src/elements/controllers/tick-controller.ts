/**
 * One timer for all elements of the page, set to the next full second or minute
 * that one of them asked for. It is stopped while no element needs it and while
 * the page is hidden.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { pageState, watchPage } from '../../station/page-state.js';

/** Milliseconds between two updates; 0 for none. */
export type TickPeriod = 0 | 1000 | 60000;

const periods = new Map<ReactiveControllerHost, TickPeriod>();
let timer: ReturnType<typeof setTimeout> | undefined;
let watching = false;

/** Updates its element at every full second or minute. */
export class TickController implements ReactiveController {
  private period: TickPeriod = 0;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  /** Sets the period. Call it in `updated`, which does not run on a server. */
  setPeriod(period: TickPeriod): void {
    this.period = period;
    tickAt(this.host, period);
  }

  hostConnected(): void {
    tickAt(this.host, this.period);
  }

  hostDisconnected(): void {
    tickAt(this.host, 0);
  }
}

/** Asks for an update of the element in every such period from now on. */
function tickAt(host: ReactiveControllerHost, period: TickPeriod): void {
  if ((periods.get(host) || 0) === period) return;
  if (period) periods.set(host, period);
  else periods.delete(host);
  // After a pause every element is out of date, whatever its period.
  if (!watching) watchPage(() => tick(60_000));
  watching = true;
  schedule();
}

/** `longest` is the longest period that ends now. */
function tick(longest: number): void {
  for (const [host, period] of periods) if (period <= longest) host.requestUpdate();
  schedule();
}

function schedule(): void {
  clearTimeout(timer);
  if (!periods.size || !pageState().visible) return;
  const now = Date.now();
  const shortest = Math.min(...periods.values());
  const at = now - (now % shortest) + shortest;
  timer = setTimeout(() => tick(at % 60_000 ? 1000 : 60_000), at - now);
}
