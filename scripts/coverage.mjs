/**
 * In:  the lines of `src` that the tests in Node and in the browser ran.
 * Out: the share of each room; fails where one is below its floor.
 */
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { transformSync } from 'esbuild';
import coverage from 'istanbul-lib-coverage';

/** Percent of the lines of each folder of `src`: a little under what was measured. */
const FLOORS = {
  api: 95,
  builder: 98,
  // Both pages are tested as they are built.
  'builder/page': 0,
  'builder/preview': 0,
  // Entry files, and most of the old script, are tested as they are built.
  bundles: 0,
  // The page is tested as it is built.
  check: 0,
  // What looks for the cause of a failure is tested as it is built.
  client: 96,
  contract: 99,
  diagnosis: 99,
  elements: 95,
  legacy: 10,
  messages: 98,
  panel: 96,
  schedule: 98,
  server: 98,
  sources: 99,
  station: 93,
};
const REPORTS = ['coverage/node/coverage-final.json', 'coverage/browser/coverage-final.json'];

const counted = coverage.createCoverageMap({});
for (const report of REPORTS) counted.merge(JSON.parse(readFileSync(report, 'utf8')));
const byName = new Map(counted.files().map((file) => [relative('.', file), counted.fileCoverageFor(file)]));

/** Room → its lines, those that were run, and where others are. */
const rooms = new Map();
for (const file of globSync('src/**/*.ts').sort()) {
  const [, room] = /^src\/(builder\/(?:page|preview)|[^/]+)/.exec(file);
  const sum = rooms.get(room) ?? { lines: 0, run: 0, missed: [] };
  rooms.set(room, sum);
  const missed = missedLines(file);
  const lines = readFileSync(file, 'utf8').split('\n').length - 1;
  sum.lines += lines;
  sum.run += lines - missed.length;
  if (missed.length) sum.missed.push(`${file}: ${missed.length === lines ? 'not loaded' : ranges(missed)}`);
}

const below = [];
for (const [room, { lines, run, missed }] of rooms) {
  const share = (100 * run) / lines;
  const floor = FLOORS[room] ?? 100;
  if (share < floor) below.push(room);
  console.log(`${share.toFixed(1).padStart(6)} %  src/${room}, at least ${floor} %`);
  for (const where of missed) console.log(`            ${where}`);
}
if (below.length) {
  console.error(`Below the floor: ${below.join(', ')}.`);
  process.exit(1);
}

/** Numbers of the lines that no test ran. */
function missedLines(file) {
  const report = byName.get(file);
  if (report) return report.getUncoveredLines().map(Number);
  const code = readFileSync(file, 'utf8');
  // Types alone are never loaded.
  if (transformSync(code, { loader: 'ts' }).code.trim() === '') return [];
  return Array.from({ length: code.split('\n').length - 1 }, (_, index) => index + 1);
}

/** "3-5, 9" */
function ranges(lines) {
  const found = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.[1] === line - 1) last[1] = line;
    else found.push([line, line]);
  }
  return found.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(', ');
}
