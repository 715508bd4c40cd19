/**
 * Reporters that write one report for `scripts/test-summary.mjs`, as JSON: how many tests passed and failed, the failures, the
 * tests that were skipped and why, and how long each file took.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** Characters of a failure's message that a report has. */
const LONGEST_MESSAGE = 500;

/** A reporter for Node's own runner, which writes it to `--test-reporter-destination`. */
export default async function* countNodeTests(events) {
  const report = { passed: 0, failed: 0, skipped: [], failures: [], seconds: {} };
  /** The names of the suites around a test, by file: two files may report by turns. */
  const suites = new Map();
  for await (const { type, data } of events) {
    const file = relative('.', data.file ?? '');
    if (type === 'test:start') {
      const names = suites.get(file) ?? [];
      names.length = data.nesting;
      names[data.nesting] = data.name;
      suites.set(file, names);
    }
    if (type === 'test:complete' && data.nesting === 0) {
      // A file that has a process of its own comes last, as a test, with the time that loading took.
      const before = relative('.', data.name) === file ? 0 : (report.seconds[file] ?? 0);
      report.seconds[file] = before + data.details.duration_ms / 1000;
    }
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const { error } = data.details;
    if (data.skip !== undefined) {
      report.skipped.push({ file, name: data.name, reason: data.skip === true ? '' : data.skip });
    } else if (type === 'test:pass') report.passed += data.details.type === 'suite' ? 0 : 1;
    // A suite fails with each of its tests, which are counted, or by itself.
    else if (error?.failureType !== 'subtestsFailed') {
      report.failed += 1;
      const name = [...(suites.get(file) ?? []).slice(0, data.nesting), data.name].join(' > ');
      report.failures.push({
        file,
        name,
        message: shorten(error?.cause?.message ?? error?.cause ?? error?.message),
      });
    }
  }
  yield JSON.stringify(report);
}

/**
 * A reporter for Web Test Runner, which writes after each file: a browser that crashes ends the runner with it.
 * `lost` are the files without a result, because the page was cut off or never opened.
 */
export function countBrowserTests(path) {
  const report = { passed: 0, failed: 0, skipped: [], failures: [], seconds: {}, lost: [] };
  const write = () => writeFileSync(path, JSON.stringify(report));
  return {
    start({ testFiles }) {
      report.lost = testFiles.map((testFile) => relative('.', testFile));
      mkdirSync(dirname(path), { recursive: true });
      write();
    },
    reportTestFileResults({ testFile, sessionsForTestFile }) {
      for (const { testResults, passed, errors } of sessionsForTestFile) {
        const tests = testResults ? testsIn(testResults) : [];
        if (!tests.length && errors?.some(({ message }) => message.endsWith('the browser disconnected.')))
          continue;
        const file = relative('.', testFile);
        report.lost = report.lost.filter((lost) => lost !== file);
        report.seconds[file] = tests.reduce((sum, { duration = 0 }) => sum + duration / 1000, 0);
        for (const { name, error, ...test } of tests) {
          if (test.skipped) report.skipped.push({ file, name, reason: '' });
          else if (test.passed) report.passed += 1;
          else fail(file, name, error?.message);
        }
        // A file that does not load, or throws between its tests.
        if (!passed && tests.every((test) => test.passed || test.skipped))
          fail(file, 'the file itself', errors?.map(({ message }) => message).join(' '));
      }
      write();
    },
  };

  function fail(file, name, message) {
    report.failed += 1;
    report.failures.push({ file, name, message: shorten(message) });
  }
}

/** Each test with its full name. */
function testsIn({ name, tests, suites }) {
  const within = [...tests, ...suites.flatMap(testsIn)];
  return name ? within.map((test) => ({ ...test, name: `${name} > ${test.name}` })) : within;
}

/** One line without colours, so that a summary of many failures stays short. */
export function shorten(message) {
  const plain = String(message ?? '')
    .slice(0, 10 * LONGEST_MESSAGE)
    // eslint-disable-next-line no-control-regex
    .replace(/\x1b\[[\d;]*m/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > LONGEST_MESSAGE ? `${plain.slice(0, LONGEST_MESSAGE)} …` : plain;
}
