import { shownAddress } from '../../diagnostics/core/address.js';
import { mayBeOtherServer } from '../../diagnostics/core/cause-of.js';
import type { FailureDetails, Finding } from '../../diagnostics/core/failure.js';
import { isHostedKind } from '../../diagnostics/core/known-servers.js';
import {
  checkForOtherServer,
  checkForStation,
  findingOfKind,
  mayBeWrongStation,
} from '../../diagnostics/core/other-server.js';
import { suggestAddress } from '../../diagnostics/core/typed-address.js';
import { probe, requestJsonp } from '../../diagnostics/page/probe.js';
import { pageBase, pageProtocol, readBaseUrl } from '../../station/page-url.js';
import type { StationOptions } from '../../station/station.js';

const tools = { probe, requestJsonp, page: {} };

/**
 * Checks whether the URL is mistyped, the server doesn't have the tag's station, or the server is of another kind than
 * `source`. If so, returns a finding with the correct URL, the list of stations, or the kind and the attributes to use.
 * Otherwise, returns the given finding. If `isOwnerPresent` is false, other kinds aren't detected, because detection
 * takes several requests. Never rejects.
 */
export async function otherCause(
  finding: Finding,
  { baseUrl }: FailureDetails,
  { baseUrl: typed = '', source = 'panel', station = '' }: StationOptions,
  isOwnerPresent: boolean,
): Promise<Finding> {
  const address = isHostedKind(source) ? '' : suggestAddress(typed, readTyped(source));
  if (address) return { cause: 'mistypedAddress', values: { url: shownAddress(typed), address } };
  // With `json`, the URL points to a single response, so there is no list of stations and no other server to detect.
  if (source === 'json') return findingOfKind(finding, source);
  try {
    if (mayBeWrongStation(finding.cause) && (isOwnerPresent || source !== 'auto')) {
      const checked = await checkForStation(finding, { baseUrl, source, station }, tools);
      if (checked !== finding) return checked;
    }
    if (isOwnerPresent && mayBeOtherServer(finding.cause)) {
      const checked = await checkForOtherServer(finding, baseUrl, source, tools);
      if (checked !== finding) return checked;
    }
  } catch {
    // The given finding is still correct.
  }
  return findingOfKind(finding, source);
}

/** Returns a function that parses a URL in the same way as the station does. */
function readTyped(source: string): (typed: string) => string {
  return (typed) =>
    readBaseUrl(typed, pageProtocol(), (address) => new URL(address, pageBase()), source === 'json');
}
