/**
 * `npm run soak`: runs a day of a station in three pages of a real browser, in which elements are added and removed and the panel fails
 * at times. The exit code is 1 if a page has leaked or reported errors.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_DIST, readOptions, USAGE, type SoakOptions } from './options.js';
import { printHour, printMeanings, printVerdicts } from './report.js';
import { soak } from './run.js';

/** Time after the planned end at which the process gives up. */
const GRACE_MS = 60_000;

function optionsOrEnd(): SoakOptions {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    process.exit(2);
  }
}

const options = optionsOrEnd();
if (!existsSync(join(options.dist, 'custom-elements.json'))) {
  if (options.dist !== DEFAULT_DIST) throw new Error(`Nothing is built in ${options.dist}.`);
  const { status } = spawnSync('npm run build', { shell: true, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

// The browser ends with this process.
setTimeout(
  () => {
    console.error('The soak test did not end in time.');
    process.exit(1);
  },
  options.minutes * 60_000 + GRACE_MS,
).unref();

const { minutes, speed, seed } = options;
console.log(`${minutes} minutes at speed ${speed}, seed ${seed}`);
printMeanings();
const pages = await soak(options, printHour);
process.exit(printVerdicts(pages) ? 0 : 1);
