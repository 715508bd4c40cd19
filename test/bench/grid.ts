/** Measures the expansion of a full calendar over a year. */
import { expandGrid } from '../../src/schedule/expand-grid.js';
import { show, utc, weekly } from '../schedule/events.js';

const RUNS = 21;
const range = { start_ts: utc('2026-01-01 00:00'), end_ts: utc('2027-01-01 00:00') };

/** 1,000 events, each on one weekday of all four weeks. Every second one is a radioshow with an end. */
const events = Array.from({ length: 1000 }, (_, index) => {
  const time = new Date(index * 86_400).toISOString().slice(11, 16);
  return weekly(index + 1, time, index % 2 ? show('12:00') : {}, String((index % 7) + 1));
});

export function printGrid(): void {
  const took: number[] = [];
  let airings = 0;
  // Negative runs are a warm-up.
  for (let run = -5; run < RUNS; run++) {
    const began = performance.now();
    airings = expandGrid(events, range, { zone: 'Europe/Berlin' }).length;
    if (run >= 0) took.push(performance.now() - began);
  }
  took.sort((a, b) => a - b);
  const ms = took[Math.floor(RUNS / 2)]!;
  console.log(`events ${events.length}   airings ${airings}   median ${ms.toFixed(0)} ms   limit 150 ms`);
}
