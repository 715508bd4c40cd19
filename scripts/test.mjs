/** Everything that must hold before a change lands. */
import { runSteps } from './steps.mjs';
import { browserTests, nodeTests } from './test-commands.mjs';

const COUNT_LINES =
  'c8 --reporter=json --reports-dir=coverage/node --include="src/{client,station}/**" --temp-directory=coverage/tmp ';

await runSteps([
  {
    lanes: [
      [
        ['types', 'tsc -p tsconfig.json && tsc6 -p tsconfig.es5.json'],
        ['lint', 'eslint .'],
        ['format', 'prettier --check --log-level warn .'],
        ['arrows', 'depcruise src --config .dependency-cruiser.cjs'],
      ],
      [
        ['build', 'node scripts/build.mjs'],
        ['sizes', 'size-limit'],
        ['ES5', 'es-check es5 dist/onair-widgets/cdn/onair.legacy.js'],
      ],
    ],
  },
  {
    // Both wait more than they work.
    lanes: [
      [
        browserTests('browser tests', 'node --import tsx node_modules/@web/test-runner/dist/bin.js', {
          env: { COVERAGE: '1' },
        }),
      ],
      [
        nodeTests('tests of client and station', '"test/{client,station}/**/!(*.browser).test.ts"', {
          atOnce: 2,
          around: COUNT_LINES,
        }),
        nodeTests('tests', '"test/!(long|client|station)/**/!(*.browser).test.ts"', { atOnce: 2 }),
      ],
    ],
  },
  ['coverage', 'node scripts/coverage.mjs'],
]);
