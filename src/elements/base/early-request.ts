/**
 * In:  a page whose elements are not defined yet.
 * Out: the first request to the panel, sent while the browser still evaluates the rest of the code.
 *
 * Import it before anything else.
 */
import { isPage, keepEarlyResponse, limitTime, v2Request } from '../../station/early-responses.js';
import { firstRequest } from '../../station/first-request.js';
import { readSettings } from './settings.js';

const TAGS = 'onair-now-playing:not(:defined),onair-history:not(:defined)';

function askEarly(): void {
  const places = [...document.querySelectorAll(TAGS)];
  if (!places.length) return;
  const { station } = readSettings(places[0]!);
  // Tags of the same station share one request, for as many records as the one that shows most.
  const same = places.filter(
    (place) => JSON.stringify(readSettings(place).station) === JSON.stringify(station),
  );
  const url = firstRequest(station, Math.max(...same.map(recordsFor)));
  if (!url) return;
  const answer = fetch(url, { ...v2Request, signal: limitTime().signal });
  // Whoever takes the answer handles its rejection.
  answer.catch(() => undefined);
  keepEarlyResponse(url, answer);
}

/** The number of records that the element will ask for. */
function recordsFor(place: Element): number {
  if (place.localName === 'onair-now-playing') return readSettings(place).delay ? 10 : 1;
  const rows = Math.min(100, Math.max(1, Math.floor(Number(place.getAttribute('limit') ?? 10)) || 10));
  return (rows + 1) * (place.hasAttribute('hide-jingles') ? 2 : 1);
}

// In Node, even with a `document` of a DOM library, `fetch` would follow a redirect to another host.
if (isPage()) askEarly();
