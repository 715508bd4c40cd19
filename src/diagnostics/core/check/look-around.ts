/**
 * In:  what a panel told about a station that is there.
 * Out: the lines about it.
 */
import { v2 } from '../../../contract/paths.js';
import { shownAddress } from '../address.js';
import type { Look } from '../facts.js';
import { serverNames, serversIn } from '../servers.js';
import { COMMAND, lineOf, type Checked, type Line } from './line.js';
import { addressesIn, newestStart, policyFor } from './records.js';
import type { Kind, PageOfCheck, Target, Ways } from './ways.js';

/** Bodies are undefined where they could not be had. */
export interface Station {
  readonly history: Look;
  readonly servers: unknown;
  readonly channels: unknown;
  readonly podcasts: unknown;
  /** Whether all of these came by JSONP, because v2 can't be read. */
  readonly isJsonp: boolean;
  readonly hasJsonp: boolean;
}

/** A clock that is wrong by more than this is told: milliseconds. */
const CLOCK = 5000;
/** Of streams, covers and feeds, so many are tried. */
const TRIED = 3;

export async function lookAround(
  station: Station,
  { baseUrl, siteProtocol = 'https:' }: Target,
  { attempt, page, now }: Ways,
): Promise<Pick<Checked, 'lines' | 'servers'>> {
  const { history, isJsonp } = station;
  const panel = new URL(baseUrl).origin;
  // An https page takes the second address of a channel, where it has one.
  const isSecure = (page?.protocol ?? siteProtocol) === 'https:' && panel.startsWith('https:');
  const streams = addressesIn(
    station.channels,
    ...(isSecure ? ['secure_stream_url', 'stream_url'] : ['stream_url', 'secure_stream_url']),
  );
  const covers = addressesIn(history.body, 'img_url');
  const feeds = addressesIn(station.podcasts, 'feed_url');
  const tryAll = (name: 'streams' | 'covers' | 'feeds', urls: string[], kind: Kind): Promise<Line> =>
    lineOfTries(name, urls, (url) => attempt(url, kind));
  const tried = await Promise.all([
    tryAll('streams', streams, 'stream'),
    tryAll('covers', covers, 'cover'),
    tryAll('feeds', feeds, 'feed'),
  ]);
  const names = serverNames(station.servers);
  const lines = [
    lineOf('reachable', true, 'reachable', { address: shownAddress(baseUrl) }),
    lineOf('v2', isJsonp ? null : true, isJsonp ? 'v2Unread' : 'v2', { path: v2.history }),
    names
      ? lineOf('servers', true, 'servers', { servers: names })
      : lineOf('servers', null, 'serversUnlisted'),
    lineOfCors(station, panel, page),
    station.hasJsonp
      ? lineOf('jsonp', true, 'jsonp')
      : lineOf('jsonp', jsonpMatters(station, page), 'jsonpMissing'),
    lineOfScheme(panel, siteProtocol),
    lineOfClock(history, page !== null, now()),
    ...(isJsonp ? [] : [lineOfCaching(history, page, panel)]),
    ...tried,
    lineOf('policy', null, 'policy', { policy: policyFor({ panel, isJsonp, covers, streams, feeds }) }),
  ];
  return {
    lines: lines.map((line) => ({ ...line, values: { command: COMMAND, ...line.values } })),
    servers: serversIn(station.servers),
  };
}

function hasCors({ history }: Station): boolean {
  return history.headers?.get('access-control-allow-origin') === '*';
}

/** Without CORS it is the only way. */
function jsonpMatters(station: Station, page: PageOfCheck | null): false | null {
  return page || hasCors(station) ? null : false;
}

function lineOfCors(station: Station, panel: string, page: PageOfCheck | null): Line {
  if (station.isJsonp) return lineOf('cors', null, 'corsUnread');
  // What a page of another site has read, it may read.
  if (page)
    return page.origin === panel ? lineOf('cors', null, 'corsUnseen') : lineOf('cors', true, 'corsHere');
  if (hasCors(station)) return lineOf('cors', true, 'cors');
  return station.hasJsonp ? lineOf('cors', null, 'corsMissing') : lineOf('cors', false, 'corsAbsent');
}

function lineOfScheme(panel: string, siteProtocol: string): Line {
  if (panel.startsWith('https:')) return lineOf('certificate', true, 'certificate');
  return siteProtocol === 'https:' ? lineOf('mixed', false, 'mixed') : lineOf('mixed', null, 'bothHttp');
}

function lineOfClock({ ahead = null, body }: Look, isPage: boolean, now: number): Line {
  if (ahead === null) {
    const early = newestStart(body) - now;
    if (early > CLOCK) return lineOf('clock', false, 'clockEarly', { seconds: secondsOf(early) });
    return lineOf('clock', null, isPage ? 'clockUnseen' : 'clockUnstamped');
  }
  if (Math.abs(ahead) < CLOCK) return lineOf('clock', true, 'clock');
  const seconds = secondsOf(Math.abs(ahead));
  return lineOf('clock', false, ahead > 0 ? 'clockAhead' : 'clockBehind', { seconds });
}

const secondsOf = (milliseconds: number): string => String(Math.round(milliseconds / 1000));

function lineOfCaching({ headers }: Look, page: PageOfCheck | null, panel: string): Line {
  const [, age = ''] = /max-age=(\d+)/.exec(headers?.get('cache-control') ?? '') ?? [];
  if (age && Number(age) > 10) return lineOf('caching', false, 'cachedLong', { seconds: age });
  if (headers?.get('etag')) return lineOf('caching', true, 'cached');
  const isUnseen = page !== null && page.origin !== panel;
  return isUnseen ? lineOf('caching', null, 'cachedUnseen') : lineOf('caching', null, 'cachedWhole');
}

export async function lineOfTries(
  name: 'streams' | 'covers' | 'feeds',
  urls: readonly string[],
  attempt: (url: string) => Promise<string>,
  says: 'failed' | 'streamFailed' = 'failed',
): Promise<Line> {
  if (!urls.length) return lineOf(name, null, 'none');
  const tried = await Promise.all(
    urls.slice(0, TRIED).map(async (url) => ({ url: shownAddress(url), why: await attempt(url) })),
  );
  const bad = tried.find(({ why }) => why);
  return bad
    ? lineOf(name, false, says, { ...bad })
    : lineOf(name, true, 'tried', { tried: String(tried.length), all: String(urls.length) });
}
