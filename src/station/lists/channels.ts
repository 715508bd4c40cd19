/**
 * In:  a station.
 * Out: its channels, in the panel's order.
 */
import { readChannel, type Channel } from '../../client/channel.js';
import { ListFeed } from './list-feed.js';
import type { StationContext } from '../station-context.js';

export type { Channel } from '../../client/channel.js';

const known = new WeakMap<StationContext, ListFeed<Channel>>();

/** How long an answer is good: milliseconds. */
const FRESH = 15 * 60_000;

/** No station has more channels. */
const MAX_CHANNELS = 100;

export function channelsOf(station: StationContext): ListFeed<Channel> {
  let feed = known.get(station);
  if (!feed) {
    const { panel } = station;
    feed = new ListFeed({
      baseUrl: station.baseUrl,
      key: 'onair:channels:' + station.baseUrl + ' ' + station.server,
      freshFor: FRESH,
      read: async (signal) =>
        (
          await panel.readList(
            'channels',
            'limit=' + MAX_CHANNELS + '&offset=0',
            readChannel,
            signal,
            MAX_CHANNELS,
          )
        ).records,
      readRecord: readChannel,
    });
    known.set(station, feed);
  }
  return feed;
}
