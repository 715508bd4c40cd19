/** Steps that run test files, and run again those that failed. */

const REPORTS =
  '--test-reporter=spec --test-reporter-destination=stdout ' +
  '--test-reporter=./scripts/failed-files.mjs --test-reporter-destination=stderr';

/** A hash of a password is made to be slow, and the tests make thousands. */
const LOADED = '--import tsx --import ./test/support/cheap-passwords.ts';

/** `around`: a program that counts which lines are run, which costs time. */
export function nodeTests(name, files, { atOnce = 1, around = '', env } = {}) {
  const command = (which, count) => `node ${LOADED} --test --test-concurrency=${count} ${REPORTS} ${which}`;
  return [name, around + command(files, atOnce), { env, again: (failed) => command(failed, 1) }];
}

/** What is run again is not counted: the report of all files stays. */
export function browserTests(name, runner, { env } = {}) {
  return [name, runner, { env, again: (failed) => `COVERAGE= ${runner} --files ${failed}` }];
}
