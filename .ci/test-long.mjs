/** The long runs: the same tests in other engines, the old page in an old one, a panel that is killed, and one in a storm. */
import { runSteps } from './steps.mjs';

runSteps([
  ['build', 'node .ci/build.mjs'],
  ['Firefox', 'node .ci/engines.mjs firefox'],
  ['WebKitGTK', 'node .ci/engines.mjs webkit'],
  ['looks', 'node --import tsx --test test/shots/shots.test.ts', { SHOTS: 'all' }],
  ['old browsers, kills, storm, bulk', 'node --import tsx --test "test/long/*.test.ts"'],
]);
