import { v2 } from '../contract/paths.js';
import { linkedAddress } from './linked-address.js';
import type { StationContext } from './station-context.js';

/**
 * Returns the URL of a path that only Onair's panel has, such as `requests`. Null if no response has
 * announced it.
 */
export function panelPath({ baseUrl, client }: StationContext, name: string): string | null {
  return linkedAddress(client.links.history, 'title', name, baseUrl + v2.history);
}
