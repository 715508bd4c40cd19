import { mayBeOtherServer } from '../../diagnostics/core/cause-of.js';
import type { FailureDetails, Finding } from '../../diagnostics/core/failure.js';
import {
  checkForOtherServer,
  checkForStation,
  mayBeWrongStation,
} from '../../diagnostics/core/other-server.js';
import { probe, requestJsonp } from '../../diagnostics/page/probe.js';
import type { StationOptions } from '../../station/station.js';

const tools = { probe, requestJsonp, page: {} };

/**
 * Checks whether the server lacks the tag's station, or is of a kind other than `source`. If so, returns a finding that
 * lists the stations, or reports the kind and the attributes to use; else returns the given finding. If `isOwnerPresent` is false, it
 * doesn't detect other kinds, which takes several requests. Never rejects.
 */
export async function otherCause(
  finding: Finding,
  { baseUrl }: FailureDetails,
  { source = 'panel', station = '' }: StationOptions,
  isOwnerPresent: boolean,
): Promise<Finding> {
  try {
    if (mayBeWrongStation(finding.cause) && (isOwnerPresent || source !== 'auto')) {
      const checked = await checkForStation(finding, { baseUrl, source, station }, tools);
      if (checked !== finding) return checked;
    }
    return isOwnerPresent && mayBeOtherServer(finding.cause)
      ? await checkForOtherServer(finding, baseUrl, source, tools)
      : finding;
  } catch {
    return finding;
  }
}
