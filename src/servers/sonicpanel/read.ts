/**
 * Reads SonicPanel, the control panel of many hosting companies. It serves one station per port, and reports the
 * current title and the titles before it, but no start times or lengths.
 */
import { readCover } from '../cover.js';
import { readCount, readNumber, readText } from '../fields.js';
import { asObject, listOf, type Fields } from '../json.js';
import type { PlayReport, ReportedPlay, ServerKind, StationRef } from '../server-kind.js';
import { streamUrls } from '../streams.js';
import { readName, readTitle } from '../titles.js';

export const sonicpanel: ServerKind = {
  capabilities: { history: 'seen', times: false, lengths: false },
  callback: null,
  newest: { alternatives, read: ([response]) => readNewest(response) },
  week: null,
  channels: { alternatives, read: ([response], ref) => readChannels(response, ref) },
  podcasts: null,
};

/** Such a server has no first station, so there is nothing to request without a port. */
function alternatives(ref: StationRef): string[][] {
  const port = portOf(ref);
  return port === null ? [] : [[`/cp/get_info.php?p=${port}`]];
}

function portOf({ station }: StationRef): number | null {
  const port = /^\d{1,5}$/.test(station) ? Number(station) : 0;
  return port > 0 && port < 2 ** 16 ? port : null;
}

function readInfo(response: unknown): Fields | null {
  const info = asObject(response);
  return info && 'title' in info && ('djusername' in info || 'ulistener' in info) ? info : null;
}

function readNewest(response: unknown): PlayReport | null {
  const info = readInfo(response);
  if (!info) return null;
  const title = readTitle(info.title);
  if (!title) return { plays: [], onAir: null, now: null, name: null };
  const count = readCount(info.listeners);
  const dj = readName(info.djusername);
  const cover = readCover(info.art);
  const current: ReportedPlay = {
    id: null,
    ts: null,
    ...title,
    ...(cover ? { img_url: cover } : {}),
    ...(count === null ? {} : { n_listeners: count }),
    ...(dj && !/^(no|auto) ?dj$/i.test(dj) ? { dj_name: dj } : {}),
  };
  return { plays: [current, ...readHistory(info.history, current)], onAir: null, now: null, name: null };
}

/** Entries look like `1.) Artist - Title<br>`. The first one may be the current track. */
function readHistory(history: unknown, current: ReportedPlay): ReportedPlay[] {
  const plays = listOf(history)
    .map((entry) => readTitle((readText(entry) ?? '').replace(/^\d+\.\)\s*/, '').replace(/<br ?\/?>$/i, '')))
    .filter((title) => title !== null)
    .map((title): ReportedPlay => ({ id: null, ts: null, ...title }));
  const isListed = plays[0]?.title === current.title && plays[0]?.author === current.author;
  return isListed ? plays.slice(1) : plays;
}

/** The panel's web server forwards the stream of each port, so that pages can play it via https. */
function readChannels(response: unknown, ref: StationRef): Record<string, unknown>[] | null {
  const info = readInfo(response);
  const port = portOf(ref);
  if (!info || port === null) return null;
  return [
    {
      id: port,
      mount_point: `/${port}/stream`,
      bitrate: readNumber(info.bitrate) ? readText(info.bitrate) : null,
      listeners_current: readCount(info.listeners),
      ...streamUrls(null, `/${port}/stream`, ref.baseUrl),
    },
  ];
}
