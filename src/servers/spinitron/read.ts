/**
 * Reads stations on Spinitron through its widget for web pages, which needs no key. The response is markup in
 * a JSONP callback. Its times are in the station's zone, which isn't included, so they aren't read.
 */
import { HOSTED_MIN_INTERVAL_MS } from '../hosted.js';
import { readCover } from '../cover.js';
import { decodeEntities } from '../html-entities.js';
import { MAX_ENTRIES } from '../json.js';
import type { PlayReport, ReportedPlay, ServerKind, StationRef } from '../server-kind.js';
import { readName, readTitle } from '../titles.js';
import { readSpins, type Spin } from './spins.js';

export const spinitron: ServerKind = {
  capabilities: { history: 'seen', times: false, lengths: false },
  callback: 'callback',
  minIntervalMs: HOSTED_MIN_INTERVAL_MS,
  parse,
  newest: { alternatives, read: ([response]) => readNewest(response) },
  week: null,
  channels: null,
  podcasts: null,
};

/** Without a callback, the service sends a whole page. With JSONP, the parameter is replaced. */
function alternatives({ station }: StationRef): string[][] {
  if (!/^[\w-]{1,40}$/.test(station)) return [];
  return [
    [`/widget/now-playing-v2?callback=onair&station=${station}&num=5&sharing=0&player=0&cover=1&merch=0`],
  ];
}

/** Returns the whole text if it is markup; otherwise it is JSON, or JSONP that `parseLoose` unwraps. */
function parse(text: string): unknown {
  return /^\s*</.test(text) ? text : JSON.parse(text);
}

function readNewest(response: unknown): PlayReport | null {
  if (typeof response !== 'string' || !/spin|songpart/i.test(response)) return null;
  const plays = readSpins(response)
    .slice(0, MAX_ENTRIES)
    .map(readPlay)
    .filter((play) => play !== null);
  return { plays, onAir: null, now: null, name: null };
}

/** Spinitron's own pictures have URLs without a host. */
const PICTURES = 'https://spinitron.com';

function readPlay({ song, artist, release, image }: Spin): ReportedPlay | null {
  const author = readName(artist);
  const title = author ? readName(song) : null;
  const read = title ? { author, title } : readTitle(song);
  if (!read) return null;
  const album = readName(release);
  const cover = readCover(decodeEntities(image), PICTURES);
  return {
    id: null,
    ts: null,
    ...read,
    ...(album ? { album } : {}),
    ...(cover ? { img_url: cover } : {}),
  };
}
