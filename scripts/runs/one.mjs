/**
 * Runs one test file of any kind and prints its whole output.
 *   npm run test:one FILE [-- --watch] [-- --engine firefox | webkit]
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { kindOf } from './kinds.mjs';
import { partOf, reportOf } from './parts.mjs';
import { readReport } from './run-part.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { watch: { type: 'boolean' }, engine: { type: 'string' } },
});
const [file] = positionals;
const part = file && existsSync(file) && partOf(file, { engine: values.engine });
if (!part) {
  console.error(
    'Usage: npm run test:one FILE [-- --watch] [-- --engine firefox | webkit]; FILE is a test file below test/.',
  );
  process.exit(2);
}
if (['built', 'smoke'].includes(kindOf(file)) && !existsSync('dist/onair-widgets'))
  spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
const isNode = part.args.includes('--test');
let { args } = part;
if (values.watch) args = isNode ? watchInNode(args) : [...args, '--watch'];
mkdirSync('reports', { recursive: true });
// Without this, the results of an earlier run would be printed if this run doesn't start.
rmSync(reportOf(part.name), { force: true });
const { status } = spawnSync(part.command, args, { stdio: 'inherit', env: { ...process.env, ...part.env } });
if (!isNode) {
  // Web Test Runner prints only failures.
  const result = {};
  readReport(reportOf(part.name), result);
  console.log(`${result.passed} passed, ${result.failures.length} failed, ${result.skipped.length} skipped`);
}
process.exit(status ?? 1);

/**
 * Node watches only test files that run in separate processes, and `--test-force-exit` would also stop
 * watching.
 */
function watchInNode(args) {
  const withoutReport = args.filter(
    (arg) => !/^--(test-force-exit|experimental-test-isolation|test-reporter)/.test(arg),
  );
  return ['--watch', ...withoutReport];
}
