import { isPage, keepEarlyResponse, limitTime, v2Request } from '../../station/early-responses.js';
import { historyRecords, historyRows } from '../../station/feed/page-size.js';
import { firstRequest } from '../../station/first-request.js';
import { elementsIn } from '../page/nodes.js';
import { readSettings } from './settings.js';
import { toJson } from '../../contract/to-json.js';

const TAGS = 'onair-now-playing:not(:defined),onair-history:not(:defined)';

/**
 * Sends the first request for the page's tags before the rest of the code has been evaluated. Import this module before
 * all others.
 */
function requestEarly(): void {
  const elements = elementsIn(document, TAGS);
  if (!elements.length) return;
  const { station } = readSettings(elements[0]!);
  // Tags for the same station share one request.
  const same = elements.filter((element) => toJson(readSettings(element).station) === toJson(station));
  const url = firstRequest(station, Math.max(...same.map(recordsFor)));
  if (!url) return;
  // The function is async because some pages replace `fetch` with a function that throws synchronously.
  const send = async (): Promise<Response> => fetch(url, { ...v2Request, signal: limitTime().signal });
  const response = send();
  // The feed awaits this promise later and handles its errors. Until then, this handler prevents an unhandled
  // rejection.
  response.catch(() => undefined);
  keepEarlyResponse(url, response);
}

/** Number of records that the element will request. */
function recordsFor(element: Element): number {
  if (element.localName === 'onair-now-playing') return readSettings(element).delay ? 10 : 1;
  const rows = historyRows(Number(element.getAttribute('limit') ?? 10));
  return historyRecords(rows, element.hasAttribute('hide-jingles'));
}

// `isPage` is false in Node, even if a DOM library provides `document`. In Node, `fetch` would follow redirects to
// other hosts.
if (isPage()) requestEarly();
