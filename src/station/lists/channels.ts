import { readChannel, type Channel } from '../../servers/panel/channel.js';
import type { StationClient } from '../../client/station-client.js';
import { ListFeed } from './list-feed.js';
import type { StationContext } from '../station-context.js';

export type { Channel } from '../../servers/panel/channel.js';

const known = new WeakMap<StationContext, ListFeed<Channel>>();

/** How long a response stays fresh. */
const FRESH_MS = 15 * 60_000;

/** More channels than any station has. */
const MAX_CHANNELS = 100;

export function channelsOf(station: StationContext): ListFeed<Channel> {
  let feed = known.get(station);
  if (!feed) {
    feed = new ListFeed({
      baseUrl: station.baseUrl,
      key: 'onair:channels:' + station.key,
      freshFor: FRESH_MS,
      read: (signal) => fetchChannels(station.client, signal),
      readRecord: readChannel,
    });
    known.set(station, feed);
  }
  return feed;
}

/** Returns the channels that listeners can play, in the panel's order. */
export async function fetchChannels(client: StationClient, signal: AbortSignal): Promise<Channel[]> {
  const query = 'limit=' + MAX_CHANNELS + '&offset=0';
  return (await client.readList('channels', query, readChannel, signal, MAX_CHANNELS)).records;
}
