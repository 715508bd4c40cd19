/**
 * Reads Shoutcast 2, which reports the current title and recent plays with their start times, but no lengths or
 * pictures. It sends no CORS headers but supports JSONP.
 */
import { readNumber } from '../fields.js';
import type { StationRef, ServerKind } from '../server-kind.js';
import { readChannels, readStations } from './channels.js';
import { readNewest } from './newest.js';

export const shoutcast: ServerKind = {
  capabilities: { history: 'recent', times: true, lengths: false },
  callback: 'callback',
  newest: {
    // The operator may disable the list of plays.
    alternatives: (ref) => [[statsPath(ref), `/played?sid=${sidOf(ref)}&type=json`], [statsPath(ref)]],
    read: ([stats, played]) => readNewest(stats, played),
  },
  week: null,
  channels: {
    alternatives: (ref) => [['/statistics?json=1'], [statsPath(ref)]],
    read: ([response], ref) => readChannels(response, sidOf(ref), ref),
  },
  podcasts: null,
  stations: { alternatives: () => [['/statistics?json=1']], read: readStations },
};

function statsPath(ref: StationRef): string {
  return `/stats?sid=${sidOf(ref)}&json=1`;
}

/** Returns the stream's number on its server; 1 unless `station` specifies another. */
function sidOf({ station }: StationRef): number {
  const sid = readNumber(station);
  return sid && sid > 0 && sid < 2 ** 31 ? Math.floor(sid) : 1;
}
