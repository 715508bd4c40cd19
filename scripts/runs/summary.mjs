import { asTime } from './progress.mjs';

const SLOWEST = 10;

/** Returns the lines of the summary (slowest files, skipped and failed tests, flaky files, counts) and the exit code. */
export function summarize({ run, results, failures: others, flaky, seconds }) {
  const lines = [];
  const print = (line) => lines.push(line);
  const slowest = results
    .flatMap(({ name, fileSeconds }) =>
      Object.entries(fileSeconds).map(([file, time]) => ({ name, file, time })),
    )
    .sort((a, b) => b.time - a.time)
    .slice(0, SLOWEST);
  if (slowest.length) print('\nThe slowest files, in seconds:');
  for (const { name, file, time } of slowest) print(`${time.toFixed(1).padStart(8)} ${file} (${name})`);

  const skipped = results.flatMap((result) => result.skipped);
  if (skipped.length) print('\nSkipped:');
  for (const { file, name, reason } of skipped) print(`  ${file}: ${name}${reason && ` (${reason})`}`);

  const failed = [...results.flatMap(({ failures }) => failures), ...others];
  if (failed.length) print('\nFailed:');
  for (const { file, name, message, log, tail } of failed) {
    print(`  ${file}: ${name}`);
    if (message) print(`    ${message}`);
    if (tail) print(tail.replaceAll(/^/gm, '    '));
    else if (log) print(`    (the whole output is in ${log})`);
  }

  if (flaky.length) print(`\nflaky: ${flaky.length}`);
  for (const {
    file,
    part,
    tests,
    seconds: [first, second],
    load,
  } of flaky) {
    if (first === undefined) {
      print(`  ${file} (${part}) timed out`);
      continue;
    }
    print(
      `  ${file} (${part}): ${asTime(first)} at load ${load[0].toFixed(1)}, then ${asTime(second)} at load ${load[1].toFixed(1)}`,
    );
    for (const test of tests) print(`    ${test}`);
    print('    Find the reason, or add a row to test/flaky.json. The first output is in reports/flaky/.');
  }

  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const all = results.map(({ name, seconds: time }) => `${name} ${asTime(time)}`);
  print(`\n${run}: ${asTime(seconds)} (${all.join(', ')})`);
  print(`${passed} passed, ${failed.length} failed, ${skipped.length} skipped`);
  return { lines, exitCode: failed.length || !passed ? 1 : 0 };
}
