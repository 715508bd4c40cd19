/**
 * Tests on real time may time out on a busy machine. If the only failures of a `.real` or `.engine` file are
 * timeouts, the file runs once more at the end, with nothing else running. If it then passes, the run passes
 * and its last lines list the file. Wrong values, exceptions, crashes and 5xx responses are never retried,
 * and neither are tests on virtual time.
 */
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { basename, join } from 'node:path';
import { kindOf } from './kinds.mjs';
import { partOf } from './parts.mjs';

/** If there are more flaky files, the run fails, because the machine or the product has a problem. */
export const MOST_FLAKY_FILES = 3;
const MOST_LISTED = 5;
const OLDEST_DAYS = 14;
const DAY_MS = 86_400_000;

/** Timeout messages of `until`, Playwright, Mocha, Node's runner and Web Test Runner. */
const TIMEOUTS = [
  /^(\w*Error: )?Timed out waiting for: /,
  /^(\w+\.\w+: )?Timeout \d+ms exceeded/,
  /^(Error: )?Timeout of \d+ms exceeded/,
  /^test timed out after \d+ms/,
  /^Browser tests did not (start|finish) within/,
];

export function isTimeout(message) {
  return TIMEOUTS.some((pattern) => pattern.test(message));
}

/** Returns the files that may run once more, with their failed results. */
export function timedOutFiles(results) {
  const byFile = new Map();
  for (const result of results)
    for (const failure of result.failures) {
      const { entry: file = failure.file } = failure;
      const key = `${result.name} ${file}`;
      const found = byFile.get(key) ?? { file, result, failures: [] };
      found.failures.push(failure);
      byFile.set(key, found);
    }
  return [...byFile.values()].filter(
    ({ file, failures }) =>
      ['real', 'engine'].includes(kindOf(file)) && failures.every(({ message }) => isTimeout(message)),
  );
}

/**
 * Reruns the files that timed out. Removes the failures of files that now pass, and returns these files: `{ file, part,
 * tests, seconds: [first, second], load: [first, second] }`.
 */
export async function again(results, run) {
  const files = timedOutFiles(results);
  if (files.length > MOST_FLAKY_FILES)
    return files.map(({ file, result }) => ({ file, part: result.name, tests: [], seconds: [], load: [] }));
  const flaky = [];
  for (const [index, { file, result, failures }] of files.entries()) {
    mkdirSync('reports/flaky', { recursive: true });
    const log = failures[0].log;
    for (const path of [log, log.replace(/log$/, 'jsonl')])
      cpSync(path, join('reports/flaky', basename(path)));
    const engine = result.part.env?.ENGINE;
    const second = await run(partOf(file, { name: `again-${index + 1}`, engine }));
    if (second.failures.length) continue;
    result.failures = result.failures.filter((failure) => !failures.includes(failure));
    result.passed += failures.length;
    flaky.push({
      file,
      part: result.name,
      tests: failures.map(({ name, message }) => `${name}: ${message}`),
      seconds: [result.fileSeconds[file] ?? 0, second.seconds],
      load: [result.load, loadavg()[0]],
    });
  }
  return flaky;
}

/**
 * Reads `test/flaky.json`, the list of known flaky tests. Returns warnings to print, and failures if the list
 * itself is invalid.
 */
export function readFlakyList(path = 'test/flaky.json', now = Date.now()) {
  const rows = JSON.parse(readFileSync(path, 'utf8'));
  const old = rows.filter(({ date }) => now - Date.parse(date) > OLDEST_DAYS * DAY_MS);
  const failures = [];
  for (const { test, date, symptom, hypothesis } of rows)
    if (!test || !symptom || !hypothesis || Number.isNaN(Date.parse(date)))
      failures.push({
        file: path,
        name: test ?? 'a row',
        message: 'Each row needs "test", "date", "symptom" and "hypothesis".',
      });
  if (rows.length > MOST_LISTED)
    failures.push({
      file: path,
      name: 'known flaky tests',
      message: `It has ${rows.length} rows, but the limit is ${MOST_LISTED}: fix one of the tests first.`,
    });
  return {
    warnings: old.map(
      ({ test, date, hypothesis }) =>
        `Flaky for more than ${OLDEST_DAYS} days (${date}): ${test}. ${hypothesis}`,
    ),
    failures,
  };
}
