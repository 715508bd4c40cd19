/**
 * Runs test files in Node.
 *   node scripts/node-tests.mjs NAME [--one-process [--shard PART/PARTS] | --at-once N] FILE …
 *
 * NAME is that of the report. Without `--one-process` each file has a process of its own, two at a time unless told, and loads
 * all that it needs anew: a panel and a browser's driver take two seconds. `--shard` runs a part of the files.
 * What has not ended after 55 minutes never will: it is ended, and the run has failed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'one-process': { type: 'boolean' },
    shard: { type: 'string', default: '1/1' },
    'at-once': { type: 'string', default: '2' },
  },
});
const [name, ...files] = positionals;
mkdirSync('reports', { recursive: true });
const { status } = spawnSync(
  process.execPath,
  [
    '--import=tsx',
    // A hash of a password is made to be slow, and the tests make thousands.
    '--import=./test/support/cheap-passwords.ts',
    '--test',
    values['one-process'] ? '--experimental-test-isolation=none' : `--test-concurrency=${values['at-once']}`,
    `--test-shard=${values.shard}`,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=./scripts/count-tests.mjs',
    `--test-reporter-destination=reports/${name}.json`,
    ...files,
  ],
  { stdio: 'inherit', timeout: 55 * 60_000 },
);
process.exit(status ?? 1);
