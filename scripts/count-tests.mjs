/**
 * In:  what a test runner reports.
 * Out: how many tests passed and failed, and which were left out and why, as JSON for `scripts/test-summary.mjs`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** A reporter for Node's own runner, which writes it where `--test-reporter-destination` says. */
export default async function* countNodeTests(events) {
  const counts = { passed: 0, failed: 0, skipped: [] };
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.skip !== undefined) {
      const reason = data.skip === true ? '' : data.skip;
      counts.skipped.push({ file: relative('.', data.file ?? ''), name: data.name, reason });
    } else if (type === 'test:pass') counts.passed += data.details.type === 'suite' ? 0 : 1;
    // A suite fails with each of its tests, which are counted, or by itself.
    else if (data.details.error?.failureType !== 'subtestsFailed') counts.failed += 1;
  }
  yield JSON.stringify(counts);
}

/**
 * A reporter for Web Test Runner, which writes after each file: a browser that breaks down ends the runner with it.
 * `lost` are the files that told of no test, as their page was cut off or never opened.
 */
export function countBrowserTests(file) {
  const counts = { passed: 0, failed: 0, skipped: [], lost: [] };
  const write = () => writeFileSync(file, JSON.stringify(counts));
  return {
    start({ testFiles }) {
      counts.lost = testFiles.map((testFile) => relative('.', testFile));
      mkdirSync(dirname(file), { recursive: true });
      write();
    },
    reportTestFileResults({ testFile, sessionsForTestFile }) {
      for (const { testResults, passed, errors } of sessionsForTestFile) {
        const tests = testResults ? testsIn(testResults) : [];
        if (!tests.length && errors?.some(({ message }) => message.endsWith('the browser disconnected.')))
          continue;
        const name = relative('.', testFile);
        counts.lost = counts.lost.filter((lost) => lost !== name);
        for (const test of tests) {
          if (test.skipped) counts.skipped.push({ file: name, name: test.name, reason: '' });
          else counts[test.passed ? 'passed' : 'failed'] += 1;
        }
        // A file that does not load, or breaks between its tests.
        if (!passed && tests.every((test) => test.passed || test.skipped)) counts.failed += 1;
      }
      write();
    },
  };
}

function testsIn({ tests, suites }) {
  return [...tests, ...suites.flatMap(testsIn)];
}
