/**
 * Compares each element's looks with the pictures kept in `test/shots/baseline`.
 *   npm run shots -- [--update] [sheet …]
 * `--update` keeps what it sees. Look at it before you commit it.
 */
import { parseArgs } from 'node:util';
import { runSteps } from './steps.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean' } },
});
await runSteps([
  [
    'looks',
    'node --import tsx --test --test-reporter=spec test/shots/shots.test.ts test/shots/print.test.ts',
    { env: { SHOTS: values.update ? 'update' : 'all', SHOTS_OF: positionals.join(' ') } },
  ],
]);
