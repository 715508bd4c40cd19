/**
 * In:  the options of a station, and how many of its plays are wanted.
 * Out: the URL of its first request.
 */
import { isInsecure, readBaseUrl } from '../client/base-url.js';
import { legacyFoundAt } from '../client/http/legacy-memory.js';
import { v2 } from '../contract/paths.js';
import { pageSize } from './feed/page-size.js';
import { pageState } from './page-state.js';
import type { StationOptions } from './station.js';

/** Empty when the first request is another one or comes later: with a wrong address, the legacy API, a server of another kind, or a hidden page. */
export function firstRequest(
  { baseUrl, server = 1, transport, source = 'panel' }: StationOptions,
  records: number,
): string {
  const { protocol, href } = location;
  const url = readBaseUrl(baseUrl, protocol, (address) => new URL(address, href));
  const { online, visible } = pageState();
  const isAsked = online && visible && url && !isInsecure(url, protocol);
  if (!isAsked || source !== 'panel' || transport === 'legacy' || legacyFoundAt(url)) return '';
  return `${url}${v2.history}?limit=${pageSize(records)}&offset=0&server=${server}`;
}
