/**
 * What the lists, the history and the votes need to know of their station. They
 * import this interface and `Station` imports them, so that no imports form a circle.
 */
import type { StationClient } from '../client/station-client.js';
import type { Feed } from './feed/feed.js';

export interface StationContext {
  /** Address of the panel, without a trailing slash. */
  readonly baseUrl: string;
  readonly server: number;
  /** What asks the panel, or a server of another kind. */
  readonly client: StationClient;
  /** Names the station in the browser's storage: base URL, and which station there. */
  readonly key: string;
  /** On air and history, as one. */
  readonly feed: Pick<Feed, 'subscribe'>;
  /** What time it is at the station: milliseconds, UTC. */
  now(): number;
}
