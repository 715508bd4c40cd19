/**
 * Runs test files in Node.
 *   node scripts/node-tests.mjs NAME [--one-process [--shard PART/PARTS] | --at-once N] FILE …
 *
 * NAME is that of the report. Without `--one-process` each file has a process of its own, two at a time unless told, and loads
 * all that it needs anew: a panel and a browser's driver take two seconds. `--shard` runs a part of the files.
 */
import { parseArgs } from 'node:util';
import { runTests } from './run-tests.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'one-process': { type: 'boolean' },
    shard: { type: 'string', default: '1/1' },
    'at-once': { type: 'string', default: '2' },
  },
});
const [name, ...files] = positionals;
const code = await runTests(name, process.execPath, [
  '--import=tsx',
  // A hash of a password is made to be slow, and the tests make thousands.
  '--import=./test/kit/cheap-passwords.ts',
  '--test',
  values['one-process'] ? '--experimental-test-isolation=none' : `--test-concurrency=${values['at-once']}`,
  `--test-shard=${values.shard}`,
  '--test-reporter=spec',
  '--test-reporter-destination=stdout',
  '--test-reporter=./scripts/count-tests.mjs',
  `--test-reporter-destination=reports/${name}.json`,
  ...files,
]);
process.exit(code);
