/**
 * In:  a failure.
 * Out: what the page's owner is told about it. The code for that is loaded with the first failure; if it can't be, nothing is told.
 */
import type { StationFailure } from '../../station/snapshot.js';
import { loadPart } from '../../station/load-part.js';
import type { StatusHost } from './station-host.js';

export function tellOwner(host: StatusHost, failure: StationFailure): void {
  loadPart(() => import('../owner/tell-owner.js')).then(
    (code) => code.tellOwner(host, failure),
    () => undefined,
  );
}
