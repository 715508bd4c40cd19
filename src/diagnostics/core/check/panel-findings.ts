import { v2 } from '../../../contract/paths.js';
import { shownAddress } from '../address.js';
import type { KnownStation } from '../other-server.js';
import { addressesIn, newestStart, serverNames, serversIn } from '../panel-lists.js';
import { policyFor } from '../policy.js';
import type { CheckingPage, CheckTools, MediaKind, ProbeResult } from '../probe.js';
import { checkFinding, COMMAND, type CheckFinding, type CheckReport } from './finding.js';

export interface CheckTarget {
  /** An http(s) URL without a trailing slash, user or query. */
  readonly baseUrl: string;
  /** The URL as the owner entered it, with its query. Defaults to `baseUrl`. */
  readonly typed?: string;
  readonly server: number;
  /** The station on a server that isn't a panel; null if it is unknown. */
  readonly known?: KnownStation | null;
  /** Scheme of the site that uses the tags. Defaults to `https:`. */
  readonly siteProtocol?: string;
}

/** The lists of a panel that works. A body is undefined if it couldn't be loaded. */
export interface PanelLists {
  readonly history: ProbeResult;
  readonly servers: unknown;
  readonly channels: unknown;
  readonly podcasts: unknown;
  /** True if these lists were read via JSONP because v2 can't be read. */
  readonly isJsonp: boolean;
  readonly hasJsonp: boolean;
}

const CLOCK_TOLERANCE_MS = 5000;
/** Maximum number of streams, covers and feeds to try. */
const MAX_TRIED = 3;
/** A longer `max-age` delays titles noticeably. */
const MAX_CACHE_SECONDS = 10;

export async function panelFindings(
  lists: PanelLists,
  { baseUrl, siteProtocol = 'https:' }: CheckTarget,
  { tryMedia, page, now }: CheckTools,
): Promise<Pick<CheckReport, 'findings' | 'servers'>> {
  const { history, isJsonp } = lists;
  const panel = new URL(baseUrl).origin;
  const streams = addressesIn(lists.channels, ...streamFieldsFor(panel, page?.protocol ?? siteProtocol));
  const covers = addressesIn(history.body, 'img_url');
  const feeds = addressesIn(lists.podcasts, 'feed_url');
  const tryAll = (
    name: 'streams' | 'covers' | 'feeds',
    urls: string[],
    kind: MediaKind,
  ): Promise<CheckFinding> => triedFinding(name, urls, (url) => tryMedia(url, kind));
  const tried = await Promise.all([
    tryAll('streams', streams, 'stream'),
    tryAll('covers', covers, 'cover'),
    tryAll('feeds', feeds, 'feed'),
  ]);
  const names = serverNames(lists.servers);
  const findings = [
    checkFinding('reachable', true, 'reachable', { address: shownAddress(baseUrl) }),
    checkFinding('v2', isJsonp ? null : true, isJsonp ? 'v2Unread' : 'v2', { path: v2.history }),
    names
      ? checkFinding('servers', true, 'servers', { servers: names })
      : checkFinding('servers', null, 'serversUnlisted'),
    corsFinding(lists, panel, page),
    lists.hasJsonp
      ? checkFinding('jsonp', true, 'jsonp')
      : checkFinding('jsonp', isJsonpOptional(lists, page) ? null : false, 'jsonpMissing'),
    schemeFinding(panel, siteProtocol),
    clockFinding(history, page !== null, now()),
    ...(isJsonp ? [] : [cachingFinding(history, page, panel)]),
    ...tried,
    checkFinding('policy', null, 'policy', {
      policy: policyFor({ panel, isJsonp, covers, streams, feeds }),
    }),
  ];
  return {
    findings: findings.map((finding) => ({
      ...finding,
      values: { command: COMMAND, ...finding.values },
    })),
    servers: serversIn(lists.servers),
  };
}

/**
 * Returns a channel's URL fields in the order in which a page prefers them. An https page prefers the secure stream.
 */
export function streamFieldsFor(panel: string, pageProtocol: string): string[] {
  const isSecure = pageProtocol === 'https:' && panel.startsWith('https:');
  return isSecure ? ['secure_stream_url', 'stream_url'] : ['stream_url', 'secure_stream_url'];
}

function hasCors({ history }: PanelLists): boolean {
  return history.headers?.get('access-control-allow-origin') === '*';
}

/** Whether pages work without JSONP. Without CORS, pages can read the panel only via JSONP. */
function isJsonpOptional(lists: PanelLists, page: CheckingPage | null): boolean {
  return page !== null || hasCors(lists);
}

function corsFinding(lists: PanelLists, panel: string, page: CheckingPage | null): CheckFinding {
  if (lists.isJsonp) return checkFinding('cors', null, 'corsUnread');
  // This page, which is on another site, could read the panel, so CORS works.
  if (page) {
    return page.origin === panel
      ? checkFinding('cors', null, 'corsUnseen')
      : checkFinding('cors', true, 'corsHere');
  }
  if (hasCors(lists)) return checkFinding('cors', true, 'cors');
  return lists.hasJsonp
    ? checkFinding('cors', null, 'corsMissing')
    : checkFinding('cors', false, 'corsAbsent');
}

function schemeFinding(panel: string, siteProtocol: string): CheckFinding {
  if (panel.startsWith('https:')) return checkFinding('certificate', true, 'certificate');
  return siteProtocol === 'https:'
    ? checkFinding('mixed', false, 'mixed')
    : checkFinding('mixed', null, 'bothHttp');
}

function clockFinding({ ahead = null, body }: ProbeResult, isPage: boolean, now: number): CheckFinding {
  if (ahead === null) {
    const early = newestStart(body) - now;
    if (early > CLOCK_TOLERANCE_MS) {
      return checkFinding('clock', false, 'clockEarly', { seconds: toSeconds(early) });
    }
    return checkFinding('clock', null, isPage ? 'clockUnseen' : 'clockUnstamped');
  }
  if (Math.abs(ahead) < CLOCK_TOLERANCE_MS) return checkFinding('clock', true, 'clock');
  const seconds = toSeconds(Math.abs(ahead));
  return checkFinding('clock', false, ahead > 0 ? 'clockAhead' : 'clockBehind', { seconds });
}

const toSeconds = (milliseconds: number): string => String(Math.round(milliseconds / 1000));

function cachingFinding({ headers }: ProbeResult, page: CheckingPage | null, panel: string): CheckFinding {
  const [, age = ''] = /max-age=(\d+)/.exec(headers?.get('cache-control') ?? '') ?? [];
  if (Number(age) > MAX_CACHE_SECONDS) return checkFinding('caching', false, 'cachedLong', { seconds: age });
  if (headers?.get('etag')) return checkFinding('caching', true, 'cached');
  const isHidden = page !== null && page.origin !== panel;
  return checkFinding('caching', null, isHidden ? 'cachedUnseen' : 'cachedWhole');
}

export async function triedFinding(
  name: 'streams' | 'covers' | 'feeds',
  urls: readonly string[],
  tryUrl: (url: string) => Promise<string>,
  says: 'failed' | 'streamFailed' = 'failed',
): Promise<CheckFinding> {
  if (!urls.length) return checkFinding(name, null, 'none');
  const tried = await Promise.all(
    urls.slice(0, MAX_TRIED).map(async (url) => ({ url: shownAddress(url), why: await tryUrl(url) })),
  );
  const failed = tried.find(({ why }) => why);
  return failed
    ? checkFinding(name, false, says, failed)
    : checkFinding(name, true, 'tried', { tried: String(tried.length), all: String(urls.length) });
}
