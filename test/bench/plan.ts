/**
 * Simulates the polling plan with a virtual clock and without a network. Prints the number of requests per listener and the delay of
 * titles.
 */
import { initialFeedState, applyResponse, type FeedState } from '../../src/station/feed/feed-state.js';
import { dueAt } from '../../src/station/feed/polling-plan.js';
import type { Track } from '../../src/station/snapshot.js';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 0, 1);
const PAGE = 20;

/** A seeded random generator (mulberry32), so that runs are reproducible. */
function chance(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A play, and the time at which the panel lists it: 0 to 3 s after its start. */
interface Play {
  track: Track;
  shownAt: number;
}

function plays(hours: number, cutShare: number, random: () => number): Play[] {
  const all: Play[] = [];
  const history = 100 * 210_000;
  let ts = START - history;
  for (let id = 1; ts < START + hours * HOUR; id++) {
    const length = Math.round(120_000 + random() * 180_000);
    all.push({ track: { id, ts, length } as Track, shownAt: ts + random() * 3000 });
    ts += random() < cutShare ? Math.round(length * random()) : length;
  }
  return all;
}

export interface Result {
  requestsPerHour: number;
  meanSeconds: number;
  p95Seconds: number;
  worstSeconds: number;
}

/** The delay of each title in seconds, and the times of the requests of one listener. */
interface Visit {
  lateness: number[];
  requests: number[];
}

function listen(all: readonly Play[], hours: number, random: () => number, skew: number): Visit {
  const lateness: number[] = [];
  const requests: number[] = [];
  let newest = 0;
  let seen = -1;
  const shown = (at: number): number => {
    while (all[newest + 1] && all[newest + 1]!.shownAt <= at) newest++;
    return newest;
  };
  const poll = (at: number, records: number, state: FeedState): FeedState => {
    const index = shown(at);
    for (let i = Math.max(seen + 1, 1); i <= index && seen >= 0; i++) {
      // A track that ended before it was shown counts with its whole length.
      const until = i < index ? all[i + 1]!.track.ts : at;
      lateness.push((until - all[i]!.track.ts) / 1000);
    }
    seen = index;
    const page = all.slice(Math.max(0, index + 1 - records), index + 1).map((play) => play.track);
    const response = {
      records: page,
      count: null,
      requestedAt: at + skew,
      respondedAt: at + skew,
      random: random(),
    };
    const next = applyResponse(state, response, 100);
    // If records are missing in between, request a whole page at once, as `Feed` does.
    if (next.tracks.length >= PAGE || records >= PAGE) return next;
    requests.push(at);
    return poll(at, PAGE, next);
  };

  let at = START + random() * 60_000;
  let state = poll(at, 100, initialFeedState);
  while (at < START + hours * HOUR) {
    at = Math.max(at + 1, dueAt(state, true, at + skew) - skew);
    requests.push(at);
    state = poll(at, 2, state);
  }
  return { lateness, requests };
}

/** `cutShare` is the share of tracks that end early. `skew` is the error of the visitor's clock in milliseconds. */
export function simulate(hours: number, cutShare: number, seed: number, skew = 0): Result {
  const random = chance(seed);
  const { lateness, requests } = listen(plays(hours, cutShare, random), hours, random, skew);
  lateness.sort((a, b) => a - b);
  return {
    requestsPerHour: requests.length / hours,
    meanSeconds: lateness.reduce((sum, each) => sum + each, 0) / lateness.length,
    p95Seconds: lateness[Math.floor(lateness.length * 0.95)]!,
    worstSeconds: lateness[lateness.length - 1]!,
  };
}

export interface Crowd {
  meanSeconds: number;
  /** Share of the requests during a track that fall into the busiest five seconds of the track. */
  busiestShare: number;
}

/** Simulates many listeners of one station, who arrive during the first half hour. */
export function simulateCrowd(listeners: number, hours: number, cutShare: number, seed: number): Crowd {
  const random = chance(seed);
  const all = plays(hours, cutShare, random);
  const visits = Array.from({ length: listeners }, () => listen(all, hours, random, 0));
  const requests = visits.flatMap((visit) => visit.requests).sort((a, b) => a - b);
  let middle = 0;
  let busiest = 0;
  all.forEach(({ track, shownAt }, index) => {
    const next = all[index + 1];
    if (!next || track.ts < START + HOUR / 2) return;
    // Requests after this time aren't caused by the start of the track.
    const inMiddle = requests.filter((at) => at > shownAt + 15_000 && at < next.track.ts);
    middle += inMiddle.length;
    busiest += Math.max(
      0,
      ...inMiddle.map((from) => inMiddle.filter((at) => at >= from && at < from + 5000).length),
    );
  });
  const lateness = visits.flatMap((visit) => visit.lateness);
  return {
    meanSeconds: lateness.reduce((sum, each) => sum + each, 0) / lateness.length,
    busiestShare: busiest / middle,
  };
}

export function printPlan(): void {
  const rows: [string, Result][] = [
    ['no cuts', simulate(400, 0, 1)],
    ['5 % cut', simulate(400, 0.05, 2)],
    ['no cuts, clock +10 min', simulate(400, 0, 3, 600_000)],
    ['no cuts, clock -10 min', simulate(400, 0, 4, -600_000)],
  ];
  console.table(
    Object.fromEntries(
      rows.map(([name, r]) => [
        name,
        Object.fromEntries(
          Object.entries(r).map(([key, value]: [string, number]) => [key, +value.toFixed(2)]),
        ),
      ]),
    ),
  );
  const crowds = [0, 0.05].map((cutShare) => simulateCrowd(200, 4, cutShare, 5));
  console.log(
    '200 listeners of one station, no cuts and 5 % cut (to reach: at most 0.3 of the middle looks of a track',
  );
  console.log('in its busiest five seconds):');
  console.table(crowds.map((crowd) => ({ ...crowd })));
}
