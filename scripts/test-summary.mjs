/**
 * In:  the reports that the test runners left in `reports/`, by name.
 * Out: what was run, what was run once more, what was left out and why, and the sum of it.
 *
 *   node scripts/test-summary.mjs NAME …
 */
import { readFileSync } from 'node:fs';

const sum = { passed: 0, failed: 0, skipped: [] };
for (const name of process.argv.slice(2)) {
  const { passed, failed, skipped, again } = read(`reports/${name}.json`);
  console.log(`${name.padEnd(16)} ${passed} passed, ${failed} failed, ${skipped.length} left out`);
  if (again) console.log(`  run once more, as the engine broke down: ${again.join(', ')}`);
  sum.passed += passed;
  sum.failed += failed;
  sum.skipped.push(...skipped);
}
if (sum.skipped.length) {
  console.log('\nLeft out:');
  for (const { file, name, reason } of sum.skipped) {
    console.log(`  ${file}: ${name}${reason && ` (${reason})`}`);
  }
}
console.log(`\n${sum.passed} passed, ${sum.failed} failed, ${sum.skipped.length} left out`);
if (sum.failed || !sum.passed) process.exit(1);

function read(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (!report.stats) return report;
  // Playwright's own form.
  const { expected, unexpected, flaky, skipped } = report.stats;
  const left = skipped ? [{ file: 'test/shots', name: `${skipped} pictures`, reason: reasonIn(report) }] : [];
  return { passed: expected, failed: unexpected + flaky, skipped: left };
}

/** Why the first test that has a reason was left out. */
function reasonIn(report) {
  return /"type": ?"skip",\s*"description": ?"([^"]*)"/.exec(JSON.stringify(report))?.[1] ?? '';
}
