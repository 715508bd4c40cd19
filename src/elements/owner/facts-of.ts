/** In: an element and the failure of its station. Out: the facts that a diagnosis begins with. */
import type { Failed } from '../../diagnostics/core/facts.js';
import type { StationFailure } from '../../station/snapshot.js';
import type { StatusHost } from '../base/station-host.js';

/** Reads the failure's fields, not its class: it may be of a second copy of this code on the page. */
export function factsOf(
  { settings, shownStation: station, status }: StatusHost,
  failure: StationFailure,
): Failed {
  const { kind, url, message } = failure;
  const more = failure as Pick<Failed, 'reason' | 'status' | 'fields'>;
  const { protocol, hostname } = location;
  return {
    kind,
    url,
    baseUrl: station.baseUrl,
    server: station.server,
    reason: more.reason,
    status: more.status,
    fields: more.fields,
    problem: message.slice(message.indexOf(url) + url.length + 2),
    transport: settings.station.transport ?? 'auto',
    hasAnswered: status === 'stale' && !isChecking(),
    page: { protocol, hostname },
  };
}

/** Whether an owner is looking: `?onair-check` in the page's address, or `data-onair-check` on a script of the page. */
export function isChecking(): boolean {
  return (
    /[?&]onair-check\b/.test(location.search) || document.querySelector('script[data-onair-check]') !== null
  );
}
