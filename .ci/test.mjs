/** Everything that must hold before a change lands. */
import { runSteps } from './steps.mjs';

runSteps([
  ['types', 'tsc -p tsconfig.json && tsc -p tsconfig.es5.json'],
  ['lint', 'eslint .'],
  ['format', 'prettier --check --log-level warn .'],
  ['arrows', 'depcruise src --config .dependency-cruiser.cjs'],
  ['build', 'node .ci/build.mjs'],
  ['sizes', 'size-limit'],
  ['ES5', 'es-check es5 dist/onair.legacy.js'],
  ['browser tests', 'node --import tsx node_modules/@web/test-runner/dist/bin.js', { COVERAGE: '1' }],
  [
    'tests of client and station',
    'c8 --reporter=json --reports-dir=coverage/node --include="src/{client,station}/**" --temp-directory=coverage/tmp ' +
      'node --import tsx --test --test-concurrency=2 "test/{client,station}/**/!(*.browser).test.ts"',
  ],
  // Counting what was run costs time: the others do without.
  [
    'tests',
    'node --import tsx --test --test-concurrency=2 "test/!(long|client|station)/**/!(*.browser).test.ts"',
  ],
  ['coverage', 'node .ci/coverage.mjs'],
]);
