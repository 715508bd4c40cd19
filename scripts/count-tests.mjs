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

/** A reporter for Web Test Runner. `lost` are the files whose page was cut off before it told of any test. */
export function countBrowserTests(file) {
  return {
    stop({ sessions }) {
      const counts = { passed: 0, failed: 0, skipped: [], lost: [] };
      for (const { testFile, testResults, passed, errors } of sessions) {
        const tests = testResults ? testsIn(testResults) : [];
        if (!tests.length && errors?.some(({ message }) => message.endsWith('the browser disconnected.'))) {
          counts.lost.push(relative('.', testFile));
          continue;
        }
        for (const { name, passed: isGood, skipped } of tests) {
          if (skipped) counts.skipped.push({ file: relative('.', testFile), name, reason: '' });
          else counts[isGood ? 'passed' : 'failed'] += 1;
        }
        // A file that does not load, or breaks between its tests.
        if (!passed && tests.every((test) => test.passed || test.skipped)) counts.failed += 1;
      }
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(counts));
    },
  };
}

function testsIn({ tests, suites }) {
  return [...tests, ...suites.flatMap(testsIn)];
}
