/** Numbers, not checks, but for the longest block: each row says what was measured, and what is to be reached. */
import { printEvents } from './events.js';
import { printHistoryPages } from './history-pages.js';
import { printHistoryThroughput } from './history-throughput.js';
import { printFirstText } from './first-text.js';
import { printGrid } from './grid.js';
import { printLongestBlock } from './longest-block.js';
import { printPlan } from './plan.js';
import { printWeekDrawing } from './week-drawing.js';

console.log('\nThe polling plan over 400 station hours (to reach without cuts: 60 requests, mean 3.5 s;');
console.log('with cuts: 140 requests, worst 65 s; a fixed beat of 15 s costs 240 requests, mean 9 s):');
printPlan();

console.log('\nGET history, limit=10, at 100,000 records, on one core:');
await printHistoryThroughput();

console.log('\nPages of 100,000 plays, made anew each time (to reach: the far end like the first page):');
await printHistoryPages();

console.log(
  '\nThe longest block of the panel by the largest requests, of its own time (to reach: 200 ms, else it fails):',
);
if (!(await printLongestBlock())) process.exitCode = 1;

console.log('\n2,000 listeners of the events at once, each from an address of its own:');
await printEvents();

console.log('\nThe grid of a year, expanded from its events:');
printGrid();

console.log('\nA week drawn by a browser whose processor is four times slower:');
await printWeekDrawing();

console.log('\nThe first text on a slow phone that comes for the first time:');
await printFirstText();
