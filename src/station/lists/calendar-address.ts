/** In: a station, whose schedule may have been asked for. Out: where the calendars of its listeners can subscribe to it. */
import { v2 } from '../../contract/paths.js';
import { linkedAddress } from '../linked-address.js';
import type { StationContext } from '../station-context.js';

/** A `webcal:` address, which opens the visitor's calendar; null until the panel has said that it has one, and where it doesn't. */
export function calendarAddress({ baseUrl, client: source }: StationContext): string | null {
  const address = linkedAddress(source.links.grid, 'type', 'text/calendar', baseUrl + v2.grid);
  return address && address.replace(/^https?:/, 'webcal:');
}
