/**
 * The kinds of tests. The ending of a file's name determines where it runs; docs/developing.md explains each
 * kind.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Ordered from the longest ending to the shortest, because the first match is used. */
export const ENDINGS = {
  smoke: '.smoke.built.test.ts',
  built: '.built.test.ts',
  nightly: '.nightly.test.ts',
  browser: '.browser.test.ts',
  engine: '.engine.test.ts',
  real: '.real.test.ts',
  unit: '.test.ts',
};

/** Returns the kind of a test file, or null if it isn't a test file. */
export function kindOf(path) {
  return Object.keys(ENDINGS).find((kind) => path.endsWith(ENDINGS[kind])) ?? null;
}

/** Returns the test files of these kinds, sorted. */
export function filesOf(...kinds) {
  return readdirSync('test', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kinds.includes(kindOf(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
