/** In: a station, whose history has been asked for, and a play. Out: the page that its panel has for the play. */
import { v2 } from '../../contract/paths.js';
import { linkedAddress } from '../linked-address.js';
import type { StationContext } from '../station-context.js';

/** `id` is that of the history record. Null where the panel has not said that it has such pages. */
export function playPage({ baseUrl, client: source }: StationContext, id: number): string | null {
  const pages = linkedAddress(source.links.history, 'title', 'play', baseUrl + v2.history);
  return pages && `${pages}${id}/`;
}
