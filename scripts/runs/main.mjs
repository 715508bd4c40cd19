/**
 * Runs checks or tests and prints a summary: `node scripts/runs/main.mjs check | test | gate | nightly [PART
 * …]`. If parts are named, runs only those. The last line is `N passed, N failed, N skipped`; the exit code
 * is 1 if something failed.
 */
import { again, MOST_FLAKY_FILES, readFlakyList } from './flaky.mjs';
import { LANES, RUNS } from './parts.mjs';
import { startProgress } from './progress.mjs';
import { runPart } from './run-part.mjs';
import { runSlice } from './slice.mjs';
import { summarize } from './summary.mjs';

const [run, ...names] = process.argv.slice(2);
if (!Object.hasOwn(RUNS, run)) {
  console.error(`Usage: node scripts/runs/main.mjs ${Object.keys(RUNS).join(' | ')} [PART …]`);
  process.exit(2);
}
const parts = RUNS[run]();
/** Whether a name selects a part. `unit` selects all its shares: `unit-1`, `unit-2` and so on. */
const isNameOf = (name, part) => part.name.replace(/-\d$/, '') === name || part.name === name;
const unknown = names.filter((name) => !parts.some((part) => isNameOf(name, part)));
if (unknown.length) {
  console.error(
    `Unknown part: ${unknown.join(', ')}. The parts of ${run} are ${parts.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
const chosen = names.length ? parts.filter((part) => names.some((name) => isNameOf(name, part))) : parts;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));

const list = readFlakyList();
for (const line of list.warnings) console.log(line);
const started = performance.now();
const progress = startProgress(started);
progress.print(`Parts: ${chosen.map(({ name }) => name).join(', ')}. Their output is in reports/NAME.log.`);
const results = await runParts(chosen);
const flaky = await again(results, (part) => runOne(part));
// The slice's results are printed, but don't affect the result of the run.
if (run === 'gate' && !names.length) await runSlice(progress);
progress.stop();
const failures = [...list.failures];
if (flaky.length > MOST_FLAKY_FILES)
  failures.push({
    file: 'test/flaky.json',
    name: 'flaky files',
    message: `${flaky.length} files timed out, but the limit is ${MOST_FLAKY_FILES}.`,
  });
const { lines, exitCode } = summarize({
  run,
  results,
  failures,
  flaky,
  seconds: (performance.now() - started) / 1000,
});
console.log(lines.join('\n'));
process.exitCode = exitCode;

async function runOne(part) {
  progress.start(part);
  const result = await runPart(part, { onResults: (partial) => progress.update(part, partial) });
  progress.end(part, result);
  return result;
}

/** Runs the parts in order, `LANES` at a time. A part with `alone` waits until nothing else is running. */
async function runParts(parts) {
  const waiting = [...parts];
  const running = new Map();
  const done = [];
  const isRunning = (name) => [...running.values()].some((part) => part.name === name);
  const isReady = ({ after = [], alone }) =>
    after.every((name) => !waiting.some((part) => part.name === name) && !isRunning(name)) &&
    (!alone || !running.size);
  while (waiting.length || running.size) {
    const next = running.size < LANES[run] && waiting.find(isReady);
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      const promise = runOne(next).then((result) => {
        running.delete(promise);
        done.push({ ...result, part: next });
      });
      running.set(promise, next);
      if (next.alone) await promise;
    } else await Promise.race(running.keys());
  }
  return done;
}
