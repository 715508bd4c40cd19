/**
 * What lists, history and votes need from their station. `Station` imports them, so they import this
 * interface instead to avoid an import cycle.
 */
import type { StationClient } from '../client/station-client.js';
import type { Feed } from './feed/feed.js';
import type { Writable } from './readable.js';

export interface StationContext {
  /** Address of the panel, without a trailing slash. */
  readonly baseUrl: string;
  readonly server: number;
  /** Reads the panel or another kind of server. */
  readonly client: StationClient;
  /** Key of the station in the browser's storage, made from the base URL and the station's id. */
  readonly key: string;
  /** The current track and the history. */
  readonly feed: Pick<Feed, 'subscribe'>;
  /** The time zone of the schedule; null until a part of the schedule has loaded. */
  readonly knownZone: Writable<string | null>;
  /** The station's time in milliseconds, UTC. */
  now(): number;
}
