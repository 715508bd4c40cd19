/** Reads AzuraCast's events. AzuraCast sends them with Centrifugo, whose channels are named after stations. */
import { onlyObject, fieldsOf, listOf, type Fields } from '../json.js';
import type { ReportedEvent, StationRef } from '../server-kind.js';
import { readNewest } from './newest.js';

/** AzuraCast's own player also waits for this long, because listeners hear a track later than the server. */
const LISTENER_DELAY_MS = 3000;

/** Pings are empty objects. The last event of a connection contains only the reason for its end. */
export function readEvent(event: unknown, ref: StationRef): ReportedEvent | null {
  const { connect, pub } = fieldsOf(event);
  const [np, delayMs] = pub ? [nowPlayingIn(pub), LISTENER_DELAY_MS] : [lastState(fieldsOf(connect)), 0];
  const report = readNewest([np], ref);
  // In an event, `roughNow` would be the time at which the track changed, not the current time.
  return report && { report: { ...report, roughNow: null }, delayMs };
}

/**
 * Older versions send the last state in `data` instead of `publications`. The server may also report other channels,
 * such as the time.
 */
function lastState({ subs, data }: Fields): unknown {
  const publications = Object.values(fieldsOf(subs)).flatMap((sub) => listOf(onlyObject(sub)?.publications));
  return [...listOf(data), ...publications].map(nowPlayingIn).filter(Boolean).pop();
}

/** Older versions wrap each row in `pub`, as events do. */
function nowPlayingIn(publication: unknown): unknown {
  const { data, pub } = fieldsOf(publication);
  return fieldsOf(data ?? fieldsOf(pub).data).np;
}
