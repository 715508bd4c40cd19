/** The long runs: the same tests in other engines, the old page in an old one, a panel that is killed, and one in a storm. */
import { runSteps } from './steps.mjs';
import { browserTests, nodeTests } from './test-commands.mjs';

await runSteps([
  {
    lanes: [
      [
        browserTests('Firefox', 'node scripts/engines.mjs firefox'),
        browserTests('WebKitGTK', 'node scripts/engines.mjs webkit'),
      ],
      [
        ['build', 'node scripts/build.mjs'],
        nodeTests(
          'all of what npm test samples',
          'test/shots/{names,contrast,compare}.test.ts test/bundles/matrix.test.ts test/schedule/expand-grid.property.test.ts',
          { env: { TESTS: 'whole' } },
        ),
        nodeTests('looks', 'test/shots/shots.test.ts', { env: { SHOTS: 'all' } }),
        nodeTests('old browsers, kills, storm, bulk', '"test/long/*.test.ts"'),
      ],
    ],
  },
]);
