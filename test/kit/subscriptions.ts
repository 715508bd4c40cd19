import sinon from 'sinon';
import { PollingFeed } from '../../src/station/polling-feed.js';

/**
 * Collects the subscriptions of all feeds from now on. The returned function ends them: a page that a test has left open would
 * hear the events of the next one's. Then a moment has to go by.
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
