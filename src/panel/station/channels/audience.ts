/** A channel's simulated listeners, and their traffic. */
import type { StoredChannel } from '../../store/channels.js';
import type { Store } from '../../store/store.js';

export interface Audience {
  listening: number;
  /** Traffic in kilobytes per hour. */
  traffic: number;
}

export const HOURS_A_MONTH = 24 * 30;

/** Returns the audience of a channel. The numbers are 0 while the station has no history. */
export function audienceOf({ history }: Store, { server, bitrate }: StoredChannel): Audience {
  const all = history.latest(server)?.n_listeners ?? 0;
  // Most of the audience listens to streams with a high bitrate.
  const listening = bitrate >= 64 ? Math.ceil(all * 0.85) : Math.floor(all * 0.15);
  return { listening, traffic: listening * bitrate * 450 };
}
