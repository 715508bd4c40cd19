import { playPage } from '../../../station/history/play-page.js';
import type { Station } from '../../../station/station.js';
import { linkParameter, linkToMoment } from '../../format/search-link.js';
import type { StationHost } from '../../base/station-host.js';

export interface Play {
  id: number;
  /** Start: milliseconds, UTC. */
  ts: number;
  /** Live sets may have no title at the panel; such plays have no page. */
  isLive: boolean;
}

/**
 * Returns the URL to share for a play: its page at the panel, else this page at the moment of the play. Returns null if there is
 * neither, for example in `about:srcdoc`.
 */
export function shareUrl(host: StationHost, { id, ts, isLive }: Play): string | null {
  const page = isLive ? null : playPage(host.shownStation, id);
  if (page || !/^https?:/.test(location.href)) return page;
  const history = searchableHistory(host);
  return linkToMoment(history ? linkParameter(history) : 'onair-at', ts, location.href);
}

/** Finds a history that can show a moment of this station: the element itself, the one around it, or the first of the page. */
function searchableHistory(host: StationHost): Element | undefined {
  const root = host.getRootNode() as ParentNode & Partial<ShadowRoot>;
  const all = root.querySelectorAll<Element & { station?: Station }>('onair-history[search]');
  return [host, root.host, ...all].find(
    (each): each is Element =>
      !!each?.matches('onair-history[search]') && (each as StationHost).shownStation === host.shownStation,
  );
}
