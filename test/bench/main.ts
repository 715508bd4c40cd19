/**
 * In:  names of parts after `--`; all of them without a name.
 * Out: numbers, not checks, but for the longest block: each row says what was measured, and what is to be reached.
 */
import { printEvents } from './events.js';
import { printHistoryPages } from './history-pages.js';
import { printHistoryThroughput } from './history-throughput.js';
import { printFirstText } from './first-text.js';
import { printGrid } from './grid.js';
import { printLighthouse } from './lighthouse.js';
import { printLogins } from './logins.js';
import { printLongestBlock } from './longest-block.js';
import { printPlan } from './plan.js';
import { printRelay } from './relay.js';
import { printRelayFloods } from './relay-floods.js';
import { printWeekDrawing } from './week-drawing.js';

/** Each with what stands above its rows. A part that answers `false` failed. */
const PARTS: Record<string, [title: string, print: () => unknown]> = {
  plan: [
    'The polling plan over 400 station hours (to reach without cuts: 60 requests, mean 3.5 s;\n' +
      'with cuts: 140 requests, worst 65 s; a fixed beat of 15 s costs 240 requests, mean 9 s):',
    printPlan,
  ],
  'history-throughput': ['GET history, limit=10, at 100,000 records, on one core:', printHistoryThroughput],
  'history-pages': [
    'Pages of 100,000 plays, made anew each time (to reach: the far end like the first page):',
    printHistoryPages,
  ],
  'longest-block': [
    'The longest block of the panel by the largest requests, of its own time (to reach: 200 ms, else it fails):',
    printLongestBlock,
  ],
  logins: ['A file during 240 logins at once from 60 addresses:', printLogins],
  relay: [
    'The longest block of a panel that relays large and hostile sources, of its own time, and its memory (to reach: 200 ms, else it fails):',
    printRelay,
  ],
  events: ['2,000 listeners of the events at once, each from an address of its own:', printEvents],
  'relay-floods': ['What a source costs that floods the relay, per hour:', printRelayFloods],
  grid: ['The grid of a year, expanded from its events:', printGrid],
  'week-drawing': ['A week drawn by a browser whose processor is four times slower:', printWeekDrawing],
  'first-text': ['The first text on a slow phone that comes for the first time:', printFirstText],
  lighthouse: [
    "Lighthouse on the panel's own page, five times as a phone and as a desktop:",
    printLighthouse,
  ],
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
for (const [name, [title, print]] of Object.entries(PARTS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n${title}`);
  if ((await print()) === false) process.exitCode = 1;
}
