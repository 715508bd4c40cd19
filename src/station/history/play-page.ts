import { v2 } from '../../contract/paths.js';
import { linkedAddress } from '../linked-address.js';
import type { StationContext } from '../station-context.js';

/**
 * Returns the URL of the panel's page for a play, or null if the panel hasn't announced such pages. Call it after the
 * station's history has been read. `id` is the id of the history record.
 */
export function playPage({ baseUrl, client }: StationContext, id: number): string | null {
  const pages = linkedAddress(client.links.history, 'title', 'play', baseUrl + v2.history);
  return pages && `${pages}${id}/`;
}
