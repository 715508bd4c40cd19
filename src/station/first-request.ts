import { isInsecure, readBaseUrl } from '../contract/base-url.js';
import { legacyFoundAt } from '../client/http/legacy-memory.js';
import { v2 } from '../contract/paths.js';
import { pageSize } from './feed/page-size.js';
import { isVisible } from './page-state.js';
import { pageBase, pageProtocol } from './page-url.js';
import type { StationOptions } from './station.js';

/**
 * Returns the URL of a station's first request. Returns '' if that request can't be sent early: the address
 * is invalid, the page is hidden, or the request doesn't use v2.
 */
export function firstRequest(
  { baseUrl, server = 1, transport, source = 'panel' }: StationOptions,
  records: number,
): string {
  const protocol = pageProtocol();
  const url = readBaseUrl(baseUrl, protocol, (address) => new URL(address, pageBase()));
  const isAsked = isVisible() && url && !isInsecure(url, protocol);
  if (!isAsked || source !== 'panel' || transport === 'legacy' || legacyFoundAt(url)) return '';
  return `${url}${v2.history}?limit=${pageSize(records)}&offset=0&server=${server}`;
}
