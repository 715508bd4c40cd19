import { findOtherServer, type OtherServer } from '../../diagnostics/core/other-server.js';
import { probe, requestJsonp } from '../../diagnostics/page/probe.js';

/**
 * Finds out which other kind of server is at this URL; null if it is unknown. Runs in the preview frame, which may run
 * JSONP and has no origin, so that the server responds as it does to other sites. Never rejects.
 */
export function findServer(baseUrl: string): Promise<OtherServer | null> {
  return findOtherServer(baseUrl, { probe, requestJsonp, page: location }).catch(() => null);
}
