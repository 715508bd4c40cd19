/**
 * Polls one station via JSONP for all elements on the page that show it. Uses the polling plan, the clock and the
 * parsers of the modern bundles. Each request reads a whole page of plays, so nothing needs to be merged.
 */
import { legacy } from '../contract/paths.js';
import { readLegacyList } from '../servers/panel/list-page.js';
import {
  firstPageRequest,
  unknownEnd,
  nextPageRequest,
  type PageRequest,
} from '../servers/panel/history-end.js';
import {
  jsonpAddress,
  requestInSandbox,
  requestDirectly,
  type JsonpCallback,
  type JsonpProblem,
} from '../client/http/jsonp.js';
import { REQUEST_TIMEOUT_MS } from '../client/http/time-limit.js';
import { followPlays, type FollowedPlays } from '../servers/follow-plays.js';
import { retryAt } from '../servers/retry.js';
import { dueAt } from '../station/feed/polling-plan.js';
import { emptyFeed, receivePlays, type LegacyFeed } from './feed.js';
import type { LegacyKind } from './other-servers.js';
import { readDj, readTrack, type LegacyTrack } from './records.js';
import { warnOwner } from './warn-owner.js';

/** The listeners of all elements on the page that show the same station. */
export interface StationListeners {
  listeners: ((feed: LegacyFeed) => void)[];
  /** True if any of these elements shows the DJs. */
  showsDjs?: boolean;
}

const PAGE_SIZE = 20;

/** A station on a server that isn't a panel. */
export interface OtherStation {
  kind: LegacyKind;
  /** Number of the stream; '' for the first one. */
  name: string;
}

/** Starts polling and calls all listeners after each response. `other` is null if the server is a panel. */
export function startStation(
  baseUrl: string,
  server: number,
  other: OtherStation | null,
  direct: boolean,
  places: StationListeners,
): void {
  const end = unknownEnd();
  const feed = emptyFeed();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let followed: FollowedPlays | null = null;

  function plan(): void {
    clearTimeout(timer);
    const now = +new Date();
    if (isBusy || document.hidden === true) return;
    const at = feed.failures ? retryAt(feed) : dueAt(feed, true, now);
    timer = setTimeout(readNewest, at - now);
  }

  function readNewest(): void {
    isBusy = true;
    if (other) readOther(other, [], +new Date());
    else readHistory(firstPageRequest(end, PAGE_SIZE), [], 0);
  }

  /** Requests the paths of another kind of server one after another. */
  function readOther({ kind, name }: OtherStation, responses: unknown[], requestedAt: number): void {
    const paths = kind.paths(name);
    requestUrl(jsonpAddress(baseUrl + paths[responses.length]!, 'callback'), (problem, data) => {
      responses.push(data);
      const report = kind.read(responses);
      if (report && responses.length < paths.length) return readOther({ kind, name }, responses, requestedAt);
      if (report) {
        followed = followPlays(followed, report, requestedAt);
        feed.onAir = report.onAir;
        feed.isOver = followed.isOver;
        const tracks = followed.plays.map(readTrack).filter((track) => track !== null);
        applyPlays(tracks, requestedAt);
      }
      finish(report ? null : problem || 'unreadable', paths[0]!);
    });
  }

  /** Stores the problem of a request and plans the next one. */
  function finish(problem: JsonpProblem | null, path: string): void {
    feed.problem = problem;
    if (problem) {
      if (!feed.failures && !feed.respondedAt) warnOwner(baseUrl + path, baseUrl, problem);
      feed.failures++;
      feed.failedAt = +new Date();
    }
    isBusy = false;
    notify();
    if (problem !== 'old') plan();
  }

  function notify(): void {
    places.listeners.forEach((listener) => listener(feed));
  }

  function request(path: string, query: string, done: JsonpCallback): void {
    requestUrl(jsonpAddress(baseUrl + path + '?' + query + '&server=' + server), done);
  }

  function requestUrl(url: string, done: JsonpCallback): void {
    (direct ? requestDirectly : requestInSandbox)(url, REQUEST_TIMEOUT_MS, done);
  }

  function readHistory(pageRequest: PageRequest, plays: LegacyTrack[], pages: number): void {
    const requestedAt = +new Date();
    const query = 'limit=' + pageRequest.limit + '&offset=' + pageRequest.offset;
    request(legacy.history, query, done);

    function done(problem: JsonpProblem | null, data?: unknown): void {
      const page = readLegacyList(data, readTrack, pageRequest.limit);
      if (page) {
        const newest = page.records.sort((a, b) => b.ts - a.ts || b.id - a.id);
        // Panels may sort a history in either direction. Use the end with the newer plays.
        if (!plays[0] || (newest[0] && newest[0].ts > plays[0].ts)) plays = newest;
        const next = nextPageRequest(end, PAGE_SIZE, pageRequest, page, +new Date());
        if (next && pages < 2) return readHistory(next, plays, pages + 1);
        applyPlays(plays, requestedAt);
      }
      finish(page ? null : problem || 'unreadable', legacy.history);
    }
  }

  function applyPlays(plays: LegacyTrack[], requestedAt: number): void {
    const hasChanged = receivePlays(feed, plays, requestedAt);
    if (hasChanged && !other && places.showsDjs && plays[0] && !plays[0].dj_name) readDjs();
  }

  /**
   * Reads the DJs once per track, right after the response with the new track. If this request fails, only the names
   * are missing.
   */
  function readDjs(): void {
    request(legacy.djs, 'on_air=1', (_, data) => {
      const page = readLegacyList(data, readDj, PAGE_SIZE);
      feed.djs = page ? page.records.join(', ') : '';
      notify();
    });
  }

  /**
   * Sends a request to find out whether there is a network, because the browser's online state can be wrong, for
   * example with a VPN.
   */
  function checkNetwork(): void {
    clearTimeout(timer);
    if (!isBusy && !(document.hidden === true)) readNewest();
  }

  addEventListener('online', checkNetwork);
  addEventListener('offline', checkNetwork);
  addEventListener('visibilitychange', plan, true);
  plan();
}
