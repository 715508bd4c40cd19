/**
 * In:  a panel's address and a server number.
 * Out: its newest records, asked for as the plan says, to everybody who listens, and who is on air.
 *
 * It plans, learns the clock and reads by the same rules as the modern bundles.
 * It asks for a whole page each time, so it has nothing to merge.
 */
import { legacy } from '../contract/paths.js';
import { readLegacyList } from '../client/fields.js';
import { firstPageRequest, unknownEnd, nextPageRequest, type PageRequest } from '../client/history-end.js';
import {
  FRAME_CALLBACK,
  requestInSandbox,
  requestDirectly,
  type JsonpCallback,
  type JsonpProblem,
} from '../client/jsonp.js';
import { TIMEOUT } from '../client/time-limit.js';
import { learnFrom, unknownClock } from '../station/clock.js';
import { dueAt, type PlanInput } from '../station/feed/polling-plan.js';
import { retryAt, type Retry } from '../station/retry.js';
import { readDj, readTrack, type Track } from './records.js';

/** What is held of a station, newest first. */
export interface LegacyFeed extends PlanInput, Retry {
  tracks: Track[];
  /** Names of those on air, where the newest record names nobody; empty when nobody knows. */
  djs: string;
  /** What went wrong at the last look; null when nothing did. */
  problem: JsonpProblem | null;
}

/** Those who listen to a station. */
export interface StationListeners {
  listeners: ((feed: LegacyFeed) => void)[];
  /** Whether any of them shows who is on air. */
  showsDjs?: boolean;
}

const PAGE = 20;

/** Starts asking, and calls every listener of the listeners after each answer. */
export function startStation(
  baseUrl: string,
  server: number,
  direct: boolean,
  listeners: StationListeners,
): void {
  const end = unknownEnd();
  // One page tells too little about cuts: better look too often.
  const feed = {
    tracks: [],
    djs: '',
    clock: unknownClock,
    cuts: true,
    answeredAt: null,
    overdueAnswers: 0,
    failures: 0,
    retryAfterSeconds: 0,
  } as unknown as LegacyFeed;
  let askedBefore: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;

  function plan(): void {
    clearTimeout(timer);
    const now = +new Date();
    if (busy || navigator.onLine === false || document.hidden) return;
    const at = feed.failures ? retryAt(feed) : dueAt(feed, true, now);
    timer = setTimeout(readHistory, at - now, firstPageRequest(end, PAGE), [], 0);
  }

  function notify(): void {
    listeners.listeners.forEach((listener) => listener(feed));
  }

  function ask(path: string, query: string, done: JsonpCallback): void {
    const search = '?' + query + '&server=' + server + '&format=jsonp&callback=' + FRAME_CALLBACK;
    (direct ? requestDirectly : requestInSandbox)(baseUrl + path + search, TIMEOUT, done);
  }

  function readHistory(asked: PageRequest, plays: Track[], pages: number): void {
    const askedAt = +new Date();
    const query = 'limit=' + asked.limit + '&offset=' + asked.offset;
    busy = true;
    ask(legacy.history, query, done);

    function done(problem: JsonpProblem | null, data?: unknown): void {
      const page = readLegacyList(data, readTrack);
      feed.problem = page ? null : problem || 'unreadable';
      if (page) {
        const got = page.records.sort((a, b) => b.ts - a.ts || b.id - a.id);
        // Of the two ends of a history, the newer one counts.
        if (!plays[0] || (got[0] && got[0].ts > plays[0].ts)) plays = got;
        const next = nextPageRequest(end, PAGE, asked, page);
        if (next && pages < 2) return readHistory(next, plays, pages + 1);
        take(plays, askedAt);
      } else {
        feed.failures++;
        feed.failedAt = +new Date();
      }
      busy = false;
      notify();
      if (problem !== 'old') plan();
    }
  }

  function take(plays: Track[], askedAt: number): void {
    const now = +new Date();
    const play = plays[0];
    const changed = !feed.tracks[0] || feed.tracks[0].id !== (play && play.id);
    if (play) {
      feed.clock = learnFrom(feed.clock, play.ts, now, changed ? askedBefore : null);
      const over = play.length && now + feed.clock.offset > play.ts + play.length;
      feed.overdueAnswers = over && !changed ? feed.overdueAnswers + 1 : 0;
    }
    feed.tracks = plays;
    if (play && changed && !play.dj_name && listeners.showsDjs) nameDjs();
    feed.answeredAt = now;
    feed.failures = 0;
    feed.random = Math.random();
    askedBefore = askedAt;
  }

  /** Once for each track, right after the look that found it: no beat of its own, and a failure costs only the names. */
  function nameDjs(): void {
    ask(legacy.djs, 'on_air=1', (_, data) => {
      const page = readLegacyList(data, readDj);
      feed.djs = page ? page.records.join(', ') : '';
      notify();
    });
  }

  addEventListener('online', plan);
  document.addEventListener('visibilitychange', plan);
  plan();
}
