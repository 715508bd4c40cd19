import type { TagName } from '../contract/tags.js';
import { v2 } from '../contract/paths.js';
import { linkedAddress } from './linked-address.js';
import type { StationContext } from './station-context.js';

/**
 * Returns the URL of the panel's page that shows one tag, or null if the panel hasn't announced such pages. Call it
 * after the station's history has been read. `given` contains the tag's attributes; null values are left out.
 */
export function framePage(
  { baseUrl, client, server }: StationContext,
  tag: TagName,
  attributes: readonly (readonly [name: string, value: string | number | null | undefined])[],
): string | null {
  const pages = linkedAddress(client.links.history, 'title', 'embed', baseUrl + v2.history);
  const query = new URLSearchParams({ server: String(server) });
  for (const [name, value] of attributes) if (value != null) query.set(name, String(value));
  return pages && `${pages}${tag}/?${String(query)}`;
}
