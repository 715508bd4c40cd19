/**
 * In:  a history on a page, and a moment.
 * Out: the page's address that comes back to it; and the moment in such an address.
 *
 * `?onair-at=2026-11-20T14:05:00Z`: a query, since a fragment may be a router's or
 * an anchor's; and a moment, since a place in the history is another one tomorrow.
 * The rest of the address stays as it is, letter by letter.
 */

/** What this history's parameter is called: one with an id has its own, of others the first is `onair-at`, the second `onair-at-2`. */
export function linkParameter(history: Element): string {
  if (history.id) return 'onair-at-' + history.id;
  const all = (history.getRootNode() as ParentNode).querySelectorAll('onair-history[search]');
  const place = [...all].indexOf(history);
  return place > 0 ? 'onair-at-' + (place + 1) : 'onair-at';
}

/** `address` is that of the page. */
export function linkToMoment(name: string, ms: number, address: string): string {
  const [, page = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)([^]*)$/.exec(address)!;
  const key = encodeURIComponent(name) + '=';
  const kept = query.split('&').filter((each) => each && !each.startsWith(key));
  const moment = new Date(ms).toISOString().replace('.000', '');
  return page + '?' + [...kept, key + moment].join('&') + fragment;
}

/** The moment in a page's query; NaN where there is none that can be read. */
export function linkedMoment(name: string, query: string): number {
  const moment = new URLSearchParams(query).get(name) || '';
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(moment) ? Date.parse(moment) : NaN;
}
