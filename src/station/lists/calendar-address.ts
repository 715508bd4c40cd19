import { v2 } from '../../contract/paths.js';
import { linkedAddress } from '../linked-address.js';
import type { StationContext } from '../station-context.js';

/**
 * Returns the `webcal:` URL of the station's schedule, which opens the visitor's calendar app. Null if the
 * panel hasn't announced one.
 */
export function calendarAddress({ baseUrl, client }: StationContext): string | null {
  const address = linkedAddress(client.links.grid, 'type', 'text/calendar', baseUrl + v2.grid);
  return address && address.replace(/^https?:/, 'webcal:');
}
