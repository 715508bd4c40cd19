/**
 * Reads Shoutcast, which reports the current title and, since version 2, recent plays with their start times,
 * but no lengths or pictures. It sends no CORS headers. Since version 2.2 it supports JSONP; pages can't read
 * older versions.
 */
import { readNumber } from '../fields.js';
import type { StationRef, ServerKind } from '../server-kind.js';
import { readChannels, readStations } from './channels.js';
import { readNewest } from './newest.js';
import { parseShoutcast } from './parse.js';

export const shoutcast: ServerKind = {
  capabilities: { history: 'recent', times: true, lengths: false },
  callback: 'callback',
  parse: parseShoutcast,
  newest: {
    // The operator may disable the list of plays. The last path is for version 1.
    alternatives: (ref) => [
      [statsPath(ref), `/played?sid=${sidOf(ref)}&type=json`],
      [statsPath(ref)],
      [OLD_PATH],
    ],
    read: ([stats, played], ref) => readNewest(stats, played, sidOf(ref)),
  },
  week: null,
  channels: {
    alternatives: (ref) => [['/statistics?json=1'], [statsPath(ref)], [OLD_PATH]],
    read: ([response], ref) => readChannels(response, sidOf(ref), ref),
  },
  podcasts: null,
  stations: { alternatives: () => [['/statistics?json=1']], read: readStations },
};

/** Only version 1 has this page. It has a single stream. */
const OLD_PATH = '/7.html';

function statsPath(ref: StationRef): string {
  return `/stats?sid=${sidOf(ref)}&json=1`;
}

/** Returns the stream's number on its server; 1 unless `station` specifies another. */
function sidOf({ station }: StationRef): number {
  const sid = readNumber(station);
  return sid && sid > 0 && sid < 2 ** 31 ? Math.floor(sid) : 1;
}
