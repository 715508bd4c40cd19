/**
 * In:  a play, and the element that shows it.
 * Out: the address to share: that of the play's own page, else that of this page at the play's moment.
 */
import { playPage } from '../../../station/history/play-page.js';
import type { Station } from '../../../station/station.js';
import { linkParameter, linkToMoment } from '../../format/search-link.js';
import type { StationHost } from '../../base/station-host.js';

export interface Play {
  id: number;
  /** When it began: milliseconds, UTC. */
  ts: number;
  /** A live set may have no title at the panel, and then it has no page. */
  isLive: boolean;
}

/** Null in a page without an address of its own, such as `about:srcdoc`. */
export function shareUrl(host: StationHost, { id, ts, isLive }: Play): string | null {
  const page = isLive ? null : playPage(host.shownStation, id);
  if (page || !/^https?:/.test(location.href)) return page;
  const history = searchableHistory(host);
  return linkToMoment(history ? linkParameter(history) : 'onair-at', ts, location.href);
}

/** The one that opens at a moment of this station: the element itself, the one around it, or the first of its page. */
function searchableHistory(host: StationHost): Element | undefined {
  const root = host.getRootNode() as ParentNode & Partial<ShadowRoot>;
  const all = root.querySelectorAll<Element & { station?: Station }>('onair-history[search]');
  return [host, root.host, ...all].find(
    (each): each is Element =>
      !!each?.matches('onair-history[search]') && (each as StationHost).shownStation === host.shownStation,
  );
}
