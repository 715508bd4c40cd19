/**
 * Links to a time in a history, such as `?onair-at=2026-11-20T14:05:00Z`. The link uses a query parameter, because
 * routers and anchors use the fragment. The value is a time, because positions in the history change. The rest of the
 * page's URL is kept.
 */
import { isoTime } from '../../contract/iso-time.js';

/**
 * Returns the name of a history's parameter: `onair-at-ID` if the element has an id, otherwise `onair-at` for the first
 * history with a search on the page, `onair-at-2` for the second, and so on.
 */
export function linkParameter(history: Element): string {
  if (history.id) return 'onair-at-' + history.id;
  const all = (history.getRootNode() as ParentNode).querySelectorAll('onair-history[search]');
  const position = [...all].indexOf(history);
  return position > 0 ? 'onair-at-' + (position + 1) : 'onair-at';
}

/** Returns the page's URL with the parameter `name` set to a time in milliseconds. */
export function linkToMoment(name: string, ms: number, address: string): string {
  const [, page = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)([^]*)$/.exec(address)!;
  const key = encodeURIComponent(name) + '=';
  const kept = query.split('&').filter((each) => each && !each.startsWith(key));
  const moment = isoTime(ms).replace('.000', '');
  return page + '?' + [...kept, key + moment].join('&') + fragment;
}

/** Returns the time in a page's query, in milliseconds; NaN if it is missing or invalid. */
export function linkedMoment(name: string, query: string): number {
  const moment = new URLSearchParams(query).get(name) || '';
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(moment) ? Number(new Date(moment)) : NaN;
}
