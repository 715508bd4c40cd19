import { playPage } from '../../../station/history/play-page.js';
import type { Station } from '../../../station/station.js';
import { linkParameter, linkToMoment } from '../../format/search-link.js';
import type { StationHost } from '../../base/station-host.js';

export interface SharedPlay {
  id: number;
  /** Start time, in milliseconds since the Unix epoch. */
  ts: number;
  /** True for live sets. The panel has no pages for them, because they may have no title. */
  isLive: boolean;
}

/**
 * Returns the URL to share for a play: its page on the panel, otherwise this page with a link to the play's time.
 * Returns null if neither exists, for example in `about:srcdoc`.
 */
export function shareUrl(host: StationHost, { id, ts, isLive }: SharedPlay): string | null {
  const page = isLive ? null : playPage(host.shownStation, id);
  if (page || !/^https?:/.test(location.href)) return page;
  const history = searchableHistory(host);
  return linkToMoment(history ? linkParameter(history) : 'onair-at', ts, location.href);
}

/**
 * Finds a history that can show earlier plays of this station: the element itself, one that contains it, or the first
 * one on the page.
 */
function searchableHistory(host: StationHost): Element | undefined {
  const root = host.getRootNode() as ParentNode & Partial<ShadowRoot>;
  const all = root.querySelectorAll<Element & { station?: Station }>('onair-history[search]');
  return [host, root.host, ...all].find(
    (each): each is Element =>
      !!each?.matches('onair-history[search]') && (each as StationHost).shownStation === host.shownStation,
  );
}
