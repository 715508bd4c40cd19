import sinon from 'sinon';
import { PollingFeed } from '../../src/station/polling-feed.js';

/**
 * Collects all further subscriptions of feeds. The returned function ends them, so that a page which a test left open
 * doesn't receive the events of the next test. Let a moment pass after calling it.
 */
export function collectSubscriptions(): () => void {
  const stops: (() => void)[] = [];
  const { subscribe } = PollingFeed.prototype;
  sinon.replace(PollingFeed.prototype, 'subscribe', function (this: typeof PollingFeed.prototype, ...given) {
    const stop = subscribe.apply(this, given);
    stops.push(stop);
    return stop;
  });
  return () => stops.splice(0).forEach((stop) => stop());
}
