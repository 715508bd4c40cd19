import { mayBeOtherServer } from '../../diagnostics/core/cause-of.js';
import type { FailureDetails, Finding } from '../../diagnostics/core/failure.js';
import { checkForOtherServer } from '../../diagnostics/core/other-server.js';
import { probe, requestJsonp } from '../../diagnostics/page/probe.js';

/**
 * Checks whether another kind of server than `source`, which the tag names, runs at the address. If so, returns a finding that
 * says which one and what to write; else returns the given finding. It sends several requests. Never rejects.
 */
export async function otherCause(
  finding: Finding,
  { baseUrl }: FailureDetails,
  source: string,
): Promise<Finding> {
  if (!mayBeOtherServer(finding.cause)) return finding;
  try {
    return await checkForOtherServer(finding, baseUrl, source, { probe, requestJsonp, page: location });
  } catch {
    return finding;
  }
}
