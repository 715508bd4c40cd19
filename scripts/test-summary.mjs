/**
 * Sums up the reports in `reports/`: how each group of tests went, the ten slowest files, what was skipped and why, and what
 * failed. The last line is for CI: `N passed, N failed, N skipped`.
 *
 *   node scripts/test-summary.mjs [--run SCRIPT] NAME …
 *
 * `--run` removes these reports and runs a script of package.json first, so that the summary is printed after a failure, too.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { shorten } from './count-tests.mjs';

const SLOWEST = 10;

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { run: { type: 'string' } },
});
let hasRunFailed = false;
if (values.run) {
  for (const name of names) rmSync(`reports/${name}.json`, { force: true });
  hasRunFailed = spawnSync('npm', ['run', values.run], { stdio: 'inherit' }).status !== 0;
}

const sum = { passed: 0, skipped: [], failures: [], seconds: {} };
for (const name of names) {
  const { passed, skipped, failures, seconds, again, lost = [] } = read(name);
  for (const file of lost) failures.push({ file, name: 'the file itself', message: 'It has no result.' });
  console.log(`${name.padEnd(16)} ${passed} passed, ${failures.length} failed, ${skipped.length} skipped`);
  if (again) console.log(`  run once more, as the engine broke down: ${again.join(', ')}`);
  sum.passed += passed;
  sum.skipped.push(...skipped);
  sum.failures.push(...failures);
  for (const [file, time] of Object.entries(seconds)) sum.seconds[`${file} (${name})`] = time;
}
const slowest = Object.entries(sum.seconds)
  .sort(([, a], [, b]) => b - a)
  .slice(0, SLOWEST);
if (slowest.length) console.log('\nThe slowest files, in seconds:');
for (const [file, time] of slowest) console.log(`${time.toFixed(1).padStart(8)} ${file}`);
if (sum.skipped.length) console.log('\nSkipped:');
for (const { file, name, reason } of sum.skipped)
  console.log(`  ${file}: ${name}${reason && ` (${reason})`}`);
if (sum.failures.length) console.log('\nFailed:');
for (const { file, name, message } of sum.failures) {
  console.log(`  ${file}: ${name}`);
  if (message) console.log(`    ${message}`);
}
if (hasRunFailed && !sum.failures.length) console.log('\nA check or the build failed: see above.');
console.log(`\n${sum.passed} passed, ${sum.failures.length} failed, ${sum.skipped.length} skipped`);
if (hasRunFailed || sum.failures.length || !sum.passed) process.exit(1);

/** A group without a report, or with half of one, has failed as a whole. */
function read(name) {
  let report;
  try {
    report = JSON.parse(readFileSync(`reports/${name}.json`, 'utf8'));
  } catch {
    const failure = { file: name, name: 'the whole group', message: 'It did not run, or it crashed.' };
    return { passed: 0, skipped: [], failures: [failure], seconds: {} };
  }
  return report.stats ? ofPlaywright(report) : report;
}

function ofPlaywright({ stats, suites, errors }) {
  const report = { passed: stats.expected, skipped: [], failures: [], seconds: {} };
  for (const { message } of errors)
    report.failures.push({ file: 'test/shots', name: 'Playwright', message: shorten(message) });
  const reasons = [];
  for (const { file, title, tests } of specsIn(suites)) {
    for (const { status, results, annotations } of tests) {
      const path = join('test/shots', file);
      const time = results.reduce((all, { duration }) => all + duration / 1000, 0);
      report.seconds[path] = (report.seconds[path] ?? 0) + time;
      if (status === 'skipped') reasons.push(annotations.find(({ description }) => description)?.description);
      // One that passes at a second try has failed.
      if (status === 'unexpected' || status === 'flaky') {
        const { error } = results.find((result) => result.error) ?? {};
        report.failures.push({ file: path, name: title, message: shorten(error?.message) });
      }
    }
  }
  if (reasons.length) {
    const reason = reasons.find(Boolean) ?? '';
    report.skipped.push({ file: 'test/shots', name: `${reasons.length} pictures`, reason });
  }
  return report;
}

function specsIn(suites = [], names = []) {
  return suites.flatMap(({ title, specs = [], suites: within }) => {
    const around = title.endsWith('.ts') ? names : [...names, title];
    const own = specs.map((spec) => ({ ...spec, title: [...around, spec.title].join(' > ') }));
    return [...own, ...specsIn(within, around)];
  });
}
