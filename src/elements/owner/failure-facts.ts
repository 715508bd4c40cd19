import type { ReactiveControllerHost } from 'lit';
import type { FailureDetails } from '../../diagnostics/core/failure.js';
import type { StationFailure, Status } from '../../station/snapshot.js';
import { elementsIn } from '../page/nodes.js';
import { pageBase, pageProtocol } from '../../station/page-url.js';
import type { Station, StationOptions } from '../../station/station.js';

/** The members of an element that are needed to explain its failure. */
export interface FailingElement extends ReactiveControllerHost, HTMLElement {
  readonly settings: { readonly lang: string; readonly server: string; readonly station: StationOptions };
  readonly shownStation: Station;
  readonly status: Status;
}

/**
 * Returns the details for the diagnostics. Reads the failure's fields and doesn't check its class, because a second
 * copy of this code may have created the failure.
 */
export function failureFacts(host: FailingElement, failure: StationFailure): FailureDetails {
  const { settings, shownStation: station, status } = host;
  const { kind, url, problem } = failure;
  const more = failure as Pick<FailureDetails, 'reason' | 'status' | 'fields'> & {
    cause?: Pick<FailureDetails, 'mismatch'>;
  };
  const protocol = pageProtocol()!;
  const { baseUrl, capabilities } = station.client;
  return {
    kind,
    // For a server other than a panel, the details of this failure have the base URL instead of the full URL.
    url: problem === 'an old response' && capabilities.history !== 'full' ? baseUrl : url,
    // For a hosting service, this is the URL that the client uses, which differs from the page's settings.
    baseUrl,
    server: station.server,
    serverText: isNaN(station.server) ? (host.getAttribute('server') ?? settings.server) : undefined,
    reason: more.reason,
    status: more.status,
    fields: more.fields,
    problem,
    mismatch: more.cause?.mismatch,
    transport: settings.station.transport ?? 'auto',
    isResponse: settings.station.source === 'json',
    hasWorkedBefore: status === 'stale' && !isChecking(),
    page: { protocol, hostname: location.hostname || new URL(pageBase() ?? location.href).hostname },
  };
}

/**
 * Whether the owner is testing the page: `?onair-check` is in its URL, or one of its scripts has `data-onair-check`.
 */
export function isChecking(): boolean {
  return (
    /[?&]onair-check\b/.test(location.search) || elementsIn(document, 'script[data-onair-check]').length > 0
  );
}
