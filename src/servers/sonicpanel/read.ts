/**
 * Reads SonicPanel, a control panel that many hosting companies use. It has one station per port, and reports
 * the current title and the titles before it, but no start times or lengths.
 */
import { readCover } from '../cover.js';
import { readDjName } from '../dj-name.js';
import { readCount, readText } from '../fields.js';
import { onlyObject, fieldsOf, listOf, type Fields } from '../json.js';
import type { PlayReport, ReportedPlay, ServerKind, StationRef } from '../server-kind.js';
import { readBitrate, streamUrls } from '../streams.js';
import { readTitle, type ReadTitle } from '../titles.js';

export const sonicpanel: ServerKind = {
  capabilities: { history: 'seen', times: false, lengths: false },
  callback: null,
  newest: { alternatives, read: ([response], { baseUrl }) => readNewest(response, baseUrl) },
  week: null,
  channels: { alternatives, read: ([response], ref) => readChannels(response, ref) },
  podcasts: null,
};

/** `station` is a port. Without it, there is no station to read. */
function alternatives(ref: StationRef): string[][] {
  const port = portOf(ref);
  return port === null ? [] : [[`/cp/get_info.php?p=${port}`]];
}

function portOf({ station }: StationRef): number | null {
  const port = /^\d{1,5}$/.test(station) ? Number(station) : 0;
  return port > 0 && port < 2 ** 16 ? port : null;
}

/** Other servers have some of these fields, but not all of them. */
const FIELDS = ['title', 'art', 'listeners', 'ulistener', 'bitrate', 'djusername', 'djprofile', 'history'];
const MIN_FIELDS = 3;

function readInfo(response: unknown): Fields | null {
  const info = onlyObject(response);
  return info && FIELDS.filter((name) => name in info).length >= MIN_FIELDS ? info : null;
}

function readNewest(response: unknown, baseUrl: string): PlayReport | null {
  const info = readInfo(response);
  if (!info) return null;
  const title = readEntry(info.title);
  if (!title) return { plays: [], onAir: null, now: null, name: null };
  const count = readCount(info.listeners);
  const dj = readDjName(info.djusername);
  const cover = readCover(info.art, baseUrl);
  const current: ReportedPlay = {
    id: null,
    ts: null,
    ...title,
    ...(cover ? { img_url: cover } : {}),
    ...(count === null ? {} : { n_listeners: count }),
    ...(dj ? { dj_name: dj } : {}),
  };
  return { plays: [current, ...readHistory(info.history, current)], onAir: null, now: null, name: null };
}

/** The first entry may be the current track. */
function readHistory(history: unknown, current: ReportedPlay): ReportedPlay[] {
  const lines = (readText(history) ?? '').split(/<br ?\/?>/i);
  const entries = lines.length > 1 ? lines : listOf(history);
  const plays = entries
    .map((entry) => readEntry(fieldsOf(entry).title ?? entry))
    .filter((title) => title !== null)
    .map((title): ReportedPlay => ({ id: null, ts: null, ...title }));
  const isListed = plays[0]?.title === current.title && plays[0]?.author === current.author;
  return isListed ? plays.slice(1) : plays;
}

/** Entries of the history look like `1.) Artist - Title<br>`. */
function readEntry(entry: unknown): ReadTitle | null {
  return readTitle(
    typeof entry === 'string' ? entry.replace(/^\d+\.\)\s*/, '').replace(/<br ?\/?>/gi, ' ') : entry,
  );
}

/** The panel's web server forwards each port's stream, so that pages can play it via https. */
function readChannels(response: unknown, ref: StationRef): Record<string, unknown>[] | null {
  const info = readInfo(response);
  const port = portOf(ref);
  if (!info || port === null) return null;
  return [
    {
      id: port,
      mount_point: `/${port}/stream`,
      bitrate: readBitrate(info.bitrate),
      listeners_current: readCount(info.listeners),
      ...streamUrls(null, `/${port}/stream`, ref.baseUrl),
    },
  ];
}
