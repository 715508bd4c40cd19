import { findOtherServer, type KnownStation, type OtherServer } from '../../diagnostics/core/other-server.js';
import { probe, requestJsonp } from '../../diagnostics/page/probe.js';

/**
 * Detects another kind of server at a URL; resolves with null if the kind is unknown. Runs in the preview frame, which
 * can use JSONP and has no origin, so the server responds as it would to any other site. Never rejects.
 */
export function findServer(address: string, known?: KnownStation | null): Promise<OtherServer | null> {
  const tools = { probe, requestJsonp, page: location };
  return findOtherServer(address, tools, known ?? undefined).catch(() => null);
}
