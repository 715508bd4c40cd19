/**
 * In:  the cause of a failure, at an address where no panel may be.
 * Out: the same; or, where another kind of server stands there than the tag names, which it is and what to write.
 *
 * Asked where an owner is looking: it is several requests.
 */
import type { Failed, Finding } from '../../diagnostics/core/facts.js';
import { loadPart } from '../../station/load-part.js';
import { askJsonp } from '../../diagnostics/page/ask-jsonp.js';
import { look } from '../../diagnostics/page/look.js';

/** `source`: the kind that the tag names. Never rejects. */
export async function otherCause(finding: Finding, failed: Failed, source: string): Promise<Finding> {
  try {
    const { causeOfOther } = await loadPart(() => import('../../diagnostics/core/cause-of-other.js'));
    return await causeOfOther(finding, failed, source, { ask: look, jsonp: askJsonp, page: location });
  } catch {
    // The first cause is one, too.
    return finding;
  }
}
