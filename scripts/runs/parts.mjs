/** The parts of a run: their commands and their test files. */
import { existsSync } from 'node:fs';
import { filesOf, kindOf } from './kinds.mjs';

/** A test that takes longer than this has hung. This is longer than several waits of `PATIENCE_MS`. */
const LONGEST_TEST_MS = 15 * 60_000;
/** A nightly test may simulate a week, which takes a slow machine more than a quarter of an hour. */
const LONGEST_NIGHTLY_TEST_MS = 60 * 60_000;
/** The nightly tests run one after another. */
const LONGEST_NIGHT_MS = 6 * 60 * 60_000;
const WEB_TEST_RUNNER = ['--import=tsx', 'node_modules/@web/test-runner/dist/bin.js'];

/**
 * Returns a part that runs files with Node's test runner in one process. `shard` selects a share of them:
 * `1/2` is the first half.
 */
export function nodePart(name, files, { shard = '1/1' } = {}) {
  const isNightly = files.every((file) => kindOf(file) === 'nightly');
  return {
    name,
    files,
    command: process.execPath,
    args: [
      // The tests start thousands of short-lived panels. With the default of 16 MB, a fifth of the processor time would
      // be spent on garbage collection.
      '--max-semi-space-size=64',
      '--import=tsx',
      // Hashing passwords is slow by design, and the tests hash thousands of them.
      '--import=./test/kit/cheap-passwords.ts',
      '--test',
      '--experimental-test-isolation=none',
      // Exit even if a test has left a connection open.
      '--test-force-exit',
      `--test-timeout=${isNightly ? LONGEST_NIGHTLY_TEST_MS : LONGEST_TEST_MS}`,
      `--test-shard=${shard}`,
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=./scripts/runs/reporters.mjs',
      `--test-reporter-destination=${reportOf(name)}`,
      ...files,
    ],
  };
}

/** Returns a part that runs files with Node's test runner one after another, each in a separate process. */
function nodeFilesPart(name, files) {
  return { name, files, eachFile: (part, file) => nodePart(part, [file]) };
}

/**
 * Programs that an engine needs. Chromium is always installed, because `setup-system.mjs` fails without it.
 */
const ENGINE_PROGRAMS = {
  chromium: [],
  firefox: ['/usr/bin/firefox-esr'],
  webkit: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
};

/** Returns a part that runs files in a browser: `chromium`, `firefox` or `webkit`. */
export function browserPart(name, files, engine = 'chromium') {
  const program = engine === 'webkit' ? ['scripts/runs/webkit.mjs'] : WEB_TEST_RUNNER;
  return {
    name,
    files,
    command: process.execPath,
    args: program,
    env: { ENGINE: engine, REPORT: reportOf(name), TEST_FILES: files.join('\n') },
    missing: ENGINE_PROGRAMS[engine].filter((path) => !existsSync(path)),
  };
}

/** Returns a part that runs one file of any kind, or null if it isn't a test file. */
export function partOf(file, { name = 'one', engine = 'chromium' } = {}) {
  const kind = kindOf(file);
  if (!kind) return null;
  if (kind === 'browser' || kind === 'engine') return browserPart(name, [file], engine);
  return nodePart(name, [file]);
}

/** Returns the path of a part's report. */
export function reportOf(name) {
  return `reports/${name}.jsonl`;
}

const command = (name, text, more = {}) => ({ name, command: 'sh', args: ['-c', text], ...more });
const build = command('build', 'npm run build');
const types = command(
  'types',
  'tsc -p tsconfig.json && tsc -p tsconfig.browser.json && tsc6 -p tsconfig.es5.json',
);
const afterBuild = { after: ['build'] };

/** The parts start in this order, `LANES` at a time. A part waits for the parts in `after`. */
export const RUNS = {
  check: () => [
    command('code', 'eslint .'),
    build,
    command('unused', 'knip --no-progress'),
    command('regex', 'node scripts/check-regex.mjs'),
    command('format', 'prettier --check --log-level warn --cache .'),
    command('create', 'node scripts/create.mjs element example --dry-run'),
    command('docs', 'node scripts/elements-page.mjs --check'),
    command('imports', 'depcruise src --config .dependency-cruiser.cjs'),
    // Pictures in the history would make clones much larger.
    command('pictures', String.raw`! git ls-files test | grep -E '\.(png|jpe?g|gif|webp|avif)$'`),
    command('lock', 'node scripts/check-lock.mjs'),
    command('bundles', 'node scripts/check-bundles.mjs', afterBuild),
    command(
      'packages',
      ['onair-widgets', 'onair-panel']
        .map((name) => `publint run dist/${name} && attw --pack dist/${name} --profile esm-only --quiet`)
        .join(' && '),
      afterBuild,
    ),
  ],
  test: () => [
    build,
    browserPart('browser', filesOf('browser', 'engine')),
    ...['1', '2', '3'].map((share) => nodePart(`unit-${share}`, filesOf('unit'), { shard: `${share}/3` })),
    types,
    { ...nodePart('smoke', filesOf('smoke')), ...afterBuild },
  ],
  gate: () => [
    build,
    { ...browserPart('webkit', filesOf('engine'), 'webkit'), ...afterBuild },
    builtPart('1/3'),
    { ...browserPart('firefox', filesOf('engine'), 'firefox'), ...afterBuild },
    builtPart('2/3'),
    builtPart('3/3'),
    { ...pictures('gate'), ...afterBuild },
    { ...nodeFilesPart('real', filesOf('real')), alone: true },
  ],
  nightly: () => [
    build,
    { ...browserPart('webkit', filesOf('browser', 'engine'), 'webkit'), ...afterBuild },
    { ...browserPart('firefox', filesOf('browser', 'engine'), 'firefox'), ...afterBuild },
    { ...pictures('all'), ...afterBuild },
    command('audit', 'node scripts/audit.mjs'),
    {
      ...nodeFilesPart('nightly', filesOf('nightly')),
      alone: true,
      limitMs: LONGEST_NIGHT_MS,
      fileLimitMs: LONGEST_NIGHTLY_TEST_MS,
    },
  ],
};

/** A share of the built tests. Shares are small, so that they are distributed evenly over the lanes. */
function builtPart(shard) {
  return { ...nodePart(`built-${shard[0]}`, filesOf('built'), { shard }), ...afterBuild };
}

function pictures(project) {
  return {
    name: 'pictures',
    command: 'npx',
    args: [
      'playwright',
      'test',
      '--config',
      'test/shots/playwright.config.ts',
      '--project',
      project,
      '--workers',
      '1',
    ],
    playwrightReport: 'reports/looks.json',
  };
}

/** Number of parts that run at once. Engines spend most of their time waiting. */
export const LANES = { check: 2, test: 2, gate: 3, nightly: 2 };
