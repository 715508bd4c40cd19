import { mayBeOtherServer } from '../../diagnostics/core/cause-of.js';
import type { FailureDetails, Finding } from '../../diagnostics/core/failure.js';
import { checkForOtherServer } from '../../diagnostics/core/other-server.js';
import { probe, requestJsonp } from '../../diagnostics/page/probe.js';

/**
 * Checks whether the server at the address is of a kind other than `source`, the tag's setting. If so, returns a
 * finding that reports the kind and the attributes to use; else returns the given finding. It sends several requests.
 * Never rejects.
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
