/**
 * Runs the benchmarks named after `--`, or all. They print results and goals. Only those with a limit can fail.
 */
import { printEvents } from './events.js';
import { printHistoryPages } from './history-pages.js';
import { printHistoryThroughput } from './history-throughput.js';
import { printFirstText } from './first-text.js';
import { printGrid } from './grid.js';
import { printLighthouse } from './lighthouse.js';
import { printLogins } from './logins.js';
import { printLongestBlock } from './longest-block.js';
import { printObservers } from './observers.js';
import { printPlan } from './plan.js';
import { printRelay } from './relay.js';
import { printRelayFloods } from './relay-floods.js';
import { printWeekDrawing } from './week-drawing.js';

/** Benchmarks with their headings. A benchmark that returns false has failed. */
const PARTS: Record<string, [title: string, print: () => unknown]> = {
  plan: [
    'The polling plan over 400 station hours (goal without cuts: 60 requests, mean 3.5 s;\n' +
      'with cuts: 140 requests, worst 65 s; a fixed interval of 15 s needs 240 requests, mean 9 s):',
    printPlan,
  ],
  'history-throughput': ['GET history, limit=10, at 100,000 records, on one core:', printHistoryThroughput],
  'history-pages': [
    'Pages of 100,000 plays without a cache (goal: the last page as fast as the first):',
    printHistoryPages,
  ],
  'longest-block': [
    'The longest block of a panel by the largest requests, in processor time (limit: 200 ms):',
    printLongestBlock,
  ],
  logins: ['Requests for a file during 240 simultaneous logins from 60 addresses:', printLogins],
  relay: [
    'The longest block of a panel that relays large and hostile sources, in processor time (limit: 200 ms), and its memory:',
    printRelay,
  ],
  events: ['2,000 listeners of the events at once, each from an address of its own:', printEvents],
  'relay-floods': ['The cost of sources that flood the relay, per hour:', printRelayFloods],
  grid: ['Expansion of the grid of a year:', printGrid],
  observers: [
    'What the script costs on a page of 40,000 elements that changes in each frame (limit: 1 ms a frame):',
    printObservers,
  ],
  'week-drawing': ['Rendering of a week in a browser with a processor four times slower:', printWeekDrawing],
  'first-text': ['Time to the first text on a slow phone:', printFirstText],
  lighthouse: [
    "Lighthouse on the panel's own page, five times as a phone and as a desktop:",
    printLighthouse,
  ],
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(', ')}. Available: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
for (const [name, [title, print]] of Object.entries(PARTS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n${title}`);
  if ((await print()) === false) process.exitCode = 1;
}
