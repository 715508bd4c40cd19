/** In: a station, whose history has been asked for, and a tag. Out: the page that its panel has with that tag alone. */
import type { TagName } from '../contract/tags.js';
import { v2 } from '../contract/paths.js';
import { linkedAddress } from './linked-address.js';
import type { StationContext } from './station-context.js';

/** `given` is what the tag has there: names and values, without those that are null. Null where the panel has not said that it has such pages. */
export function framePage(
  { baseUrl, client: source, server }: StationContext,
  tag: TagName,
  given: readonly (readonly [name: string, value: string | number | null | undefined])[],
): string | null {
  const pages = linkedAddress(source.links.history, 'title', 'embed', baseUrl + v2.history);
  const query = new URLSearchParams({ server: String(server) });
  for (const [name, value] of given) if (value != null) query.set(name, String(value));
  return pages && `${pages}${tag}/?${String(query)}`;
}
