/** The long runs: the same tests in other engines, and the old page in an old one. */
import { runSteps } from './steps.mjs';

runSteps([
  ['build', 'node .ci/build.mjs'],
  ['Firefox', 'node .ci/engines.mjs firefox'],
  ['WebKitGTK', 'node .ci/engines.mjs webkit'],
  ['QtWebKit', 'node --import tsx --test "test/long/*.test.ts"'],
]);
