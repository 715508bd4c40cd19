import { isPage, keepEarlyResponse, limitTime, v2Request } from '../../station/early-responses.js';
import { historyRecords, historyRows } from '../../station/feed/page-size.js';
import { firstRequest } from '../../station/first-request.js';
import { elementsIn } from '../page/nodes.js';
import { readSettings } from './settings.js';
import { toJson } from '../../contract/to-json.js';

const TAGS = 'onair-now-playing:not(:defined),onair-history:not(:defined)';

/**
 * Sends the first request for the page's tags while the browser is still evaluating the rest of the code. Import this
 * module before all others.
 */
function requestEarly(): void {
  const elements = elementsIn(document, TAGS);
  if (!elements.length) return;
  const { station } = readSettings(elements[0]!);
  // Tags for the same station share one request.
  const same = elements.filter((element) => toJson(readSettings(element).station) === toJson(station));
  const url = firstRequest(station, Math.max(...same.map(recordsFor)));
  if (!url) return;
  // An async function, because some pages replace `fetch` with a function that can throw.
  const send = async (): Promise<Response> => fetch(url, { ...v2Request, signal: limitTime().signal });
  const response = send();
  // Rejections are handled by the feed that uses the response.
  response.catch(() => undefined);
  keepEarlyResponse(url, response);
}

/** Number of records that the element will request. */
function recordsFor(element: Element): number {
  if (element.localName === 'onair-now-playing') return readSettings(element).delay ? 10 : 1;
  const rows = historyRows(Number(element.getAttribute('limit') ?? 10));
  return historyRecords(rows, element.hasAttribute('hide-jingles'));
}

// In Node, `fetch` would follow a redirect to another host, even if a DOM library provides `document`.
if (isPage()) requestEarly();
