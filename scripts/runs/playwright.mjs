/** Reads the JSON report of Playwright's screenshot tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shorten } from './reporters.mjs';

/** Adds the results in the report to a part's result. */
export function readPlaywright(path, result) {
  let report;
  try {
    report = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    result.failures.push({ file: path, name: 'the whole part', message: 'It has no report.' });
    return;
  }
  result.passed = report.stats.expected;
  for (const { message } of report.errors)
    result.failures.push({ file: 'test/shots', name: 'Playwright', message: shorten(message) });
  const reasons = [];
  for (const { file, title, tests } of specsIn(report.suites)) {
    for (const { status, results, annotations } of tests) {
      const source = join('test/shots', file);
      const seconds = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
      result.fileSeconds[source] = (result.fileSeconds[source] ?? 0) + seconds;
      if (status === 'skipped') reasons.push(annotations.find(({ description }) => description)?.description);
      // A picture that passes only on the second attempt counts as failed.
      if (status === 'unexpected' || status === 'flaky') {
        const { error } = results.find((each) => each.error) ?? {};
        result.failures.push({ file: source, name: title, message: shorten(error?.message) });
      }
    }
  }
  if (reasons.length)
    result.skipped.push({
      file: 'test/shots',
      name: `${reasons.length} pictures`,
      reason: reasons.find(Boolean) ?? '',
    });
}

function specsIn(suites = [], names = []) {
  return suites.flatMap(({ title, specs = [], suites: within }) => {
    const around = title.endsWith('.ts') ? names : [...names, title];
    const own = specs.map((spec) => ({ ...spec, title: [...around, spec.title].join(' > ') }));
    return [...own, ...specsIn(within, around)];
  });
}
