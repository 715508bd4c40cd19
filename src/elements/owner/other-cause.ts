import { causeOfOther } from '../../diagnostics/core/cause-of-other.js';
import type { Failed, Finding } from '../../diagnostics/core/facts.js';
import { askJsonp } from '../../diagnostics/page/ask-jsonp.js';
import { look } from '../../diagnostics/page/look.js';

/**
 * Checks whether another kind of server than `source`, which the tag names, runs at the address. If so, returns a finding that
 * says which one and what to write; else returns the given finding. It takes several requests. Never rejects.
 */
export async function otherCause(finding: Finding, failed: Failed, source: string): Promise<Finding> {
  try {
    return await causeOfOther(finding, failed, source, { ask: look, jsonp: askJsonp, page: location });
  } catch {
    return finding;
  }
}
