/**
 * Reporters that write one JSON object per line: `{ file, name, status, ms?, message?, reason? }` for a test,
 * with the status `passed`, `failed` or `skipped`; `{ file, seconds }` when a file or one of its outermost
 * suites is done; `{ end: true }` at the end. If the run is interrupted, the lines written so far remain.
 */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** Maximum length of a failure message in a report, in characters. */
const LONGEST_MESSAGE = 1000;

/** A reporter for Node's test runner, which writes it to `--test-reporter-destination`. */
export default async function* reportNodeTests(events) {
  /** Names of the suites around a test, by file, because the events of different files may be interleaved. */
  const suites = new Map();
  const line = (object) => `${JSON.stringify(object)}\n`;
  for await (const { type, data } of events) {
    const file = relative('.', data.file ?? '');
    if (type === 'test:start') {
      const names = suites.get(file) ?? [];
      names.length = data.nesting;
      names[data.nesting] = data.name;
      suites.set(file, names);
    }
    // A file in a separate process also reports a test with the file's name, whose time includes loading.
    if (type === 'test:complete' && data.nesting === 0)
      yield line({
        file,
        seconds: data.details.duration_ms / 1000,
        ...(relative('.', data.name) === file && { whole: true }),
      });
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const { error } = data.details;
    const name = [...(suites.get(file) ?? []).slice(0, data.nesting), data.name].join(' > ');
    if (data.skip !== undefined) {
      yield line({ file, name, status: 'skipped', reason: data.skip === true ? '' : data.skip });
    } else if (type === 'test:pass') {
      const ms = Math.round(data.details.duration_ms);
      if (data.details.type !== 'suite') yield line({ file, name, status: 'passed', ms });
      // A suite fails either because of its tests, which are counted separately, or because of an error
      // outside of them.
    } else if (error?.failureType !== 'subtestsFailed') {
      const message = error?.cause?.message ?? error?.cause ?? error?.message;
      yield line({ file, name, status: 'failed', message: shorten(message) });
    }
  }
  yield line({ end: true });
}

/**
 * A reporter for Web Test Runner. It writes after each file, because the runner also ends if the browser
 * crashes. `sourceOf` returns the source of a bundled test file.
 */
export function reportBrowserTests(path, sourceOf) {
  const write = (object) => appendFileSync(path, `${JSON.stringify(object)}\n`);
  return {
    start() {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, '');
    },
    reportTestFileResults({ testFile, sessionsForTestFile }) {
      const file = relative('.', sourceOf(testFile));
      for (const { testResults, passed, errors } of sessionsForTestFile) {
        const tests = testResults ? testsIn(testResults) : [];
        write({
          file,
          seconds: tests.reduce((sum, { duration = 0 }) => sum + duration / 1000, 0),
          whole: true,
        });
        for (const { name, error, ...test } of tests) {
          if (test.skipped) write({ file, name, status: 'skipped', reason: '' });
          else if (test.passed) write({ file, name, status: 'passed', ms: test.duration });
          else write({ file, name, status: 'failed', message: shorten(error?.message) });
        }
        // The file could not be loaded, or threw an error outside of its tests.
        if (!passed && tests.every((test) => test.passed || test.skipped)) {
          const message = shorten(errors?.map((error) => error.message).join(' '));
          write({ file, name: 'the file itself', status: 'failed', message });
        }
      }
    },
    stop() {
      write({ end: true });
    },
  };
}

/** Returns the tests of a suite with their full names. */
function testsIn({ name, tests, suites }) {
  const within = [...tests, ...suites.flatMap(testsIn)];
  return name ? within.map((test) => ({ ...test, name: `${name} > ${test.name}` })) : within;
}

/** Shortens a message to one line without colours. */
export function shorten(message) {
  const plain = String(message ?? '')
    .slice(0, 10 * LONGEST_MESSAGE)
    // eslint-disable-next-line no-control-regex
    .replace(/\x1b\[[\d;]*m/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > LONGEST_MESSAGE ? `${plain.slice(0, LONGEST_MESSAGE)} …` : plain;
}
