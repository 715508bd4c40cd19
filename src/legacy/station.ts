/**
 * In:  a panel's address and a server number.
 * Out: its newest records, asked for as the plan says, to everybody who listens.
 *
 * It plans, learns the clock and reads by the same rules as the modern bundles.
 * It asks for a whole page each time, so it has nothing to merge.
 */
import { legacy } from '../contract/paths.js';
import { readLegacyList } from '../client/fields.js';
import { firstWindow, unknownEnd, windowAfter, type HistoryWindow } from '../client/history-end.js';
import { FRAME_CALLBACK, askInFrame, askInPage, type JsonpProblem } from '../client/jsonp.js';
import { readPlay, type Play } from '../client/play.js';
import { learnFrom, unknownClock } from '../station/clock.js';
import { nextLookAt, type Known } from '../station/plan.js';

/** What is held of a station, newest first, and what went wrong at the last look; null when nothing did. */
export interface Held extends Known {
  tracks: Play[];
  problem: JsonpProblem | null;
}

export type Listener = (held: Held) => void;

const TIMEOUT = 10_000;
const PAGE = 20;

/** Starts asking, and calls every listener in the list after each answer. */
export function startStation(baseUrl: string, server: string, direct: boolean, listeners: Listener[]): void {
  const end = unknownEnd();
  const held: Held = {
    tracks: [],
    clock: unknownClock,
    // One page tells too little about cuts: better look too often.
    cuts: true,
    answeredAt: null,
    misses: 0,
    failures: 0,
    failedAt: 0,
    retryAfterSeconds: 0,
    random: 0,
    problem: null,
  };
  let askedBefore: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;

  function plan(): void {
    clearTimeout(timer);
    const now = +new Date();
    const page = { online: navigator.onLine !== false, visible: !document.hidden, listening: false };
    const at = nextLookAt(held, page, now);
    if (at && !busy) timer = setTimeout(look, at - now, firstWindow(end, PAGE), []);
  }

  function look(asked: HistoryWindow, plays: Play[]): void {
    const askedAt = +new Date();
    const query = '?limit=' + asked.limit + '&offset=' + asked.offset + '&server=' + server;
    const callback = direct ? 'onair_' + (baseUrl + query).replace(/\W+/g, '_') : FRAME_CALLBACK;
    const url = baseUrl + legacy.history + query + '&format=jsonp&callback=' + callback;
    busy = true;
    if (direct) askInPage(url, callback, TIMEOUT, done);
    else askInFrame(url, TIMEOUT, done);

    function done(problem: JsonpProblem | null, data?: unknown): void {
      const page = readLegacyList(data, readPlay);
      held.problem = page ? null : problem || 'unreadable';
      if (page) {
        plays = plays.concat(page.records).sort((a, b) => b.ts - a.ts || b.id - a.id);
        const next = windowAfter(end, PAGE, asked, page);
        if (next && plays.length < 3 * PAGE) return look(next, plays);
        take(plays, askedAt);
      } else {
        held.failures++;
        held.failedAt = +new Date();
      }
      busy = false;
      listeners.forEach((listener) => listener(held));
      if (problem !== 'old') plan();
    }
  }

  function take(plays: Play[], askedAt: number): void {
    const now = +new Date();
    const play = plays[0];
    const changed = !held.tracks[0] || held.tracks[0].id !== (play && play.id);
    if (play) {
      held.clock = learnFrom(held.clock, play.ts, now, changed ? askedBefore : null);
      const over = play.length && now + held.clock.shift > play.ts + play.length;
      held.misses = over && !changed ? held.misses + 1 : 0;
    }
    held.tracks = plays;
    held.answeredAt = now;
    held.failures = 0;
    held.random = Math.random();
    askedBefore = askedAt;
  }

  addEventListener('online', plan);
  document.addEventListener('visibilitychange', plan);
  plan();
}
