import { findOtherServer, type KnownStation, type OtherServer } from '../../diagnostics/core/other-server.js';
import { probe, requestJsonp } from '../../diagnostics/page/probe.js';

/**
 * Finds out which other kind of server is at this URL; resolves with null if it is unknown. Runs in the preview frame,
 * which may use JSONP and has no origin, so the server responds as it would to any other site. Never rejects.
 */
export function findServer(address: string, known?: KnownStation | null): Promise<OtherServer | null> {
  const tools = { probe, requestJsonp, page: location };
  return findOtherServer(address, tools, known ?? undefined).catch(() => null);
}
