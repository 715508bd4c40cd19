/**
 * In:  the words after `npm run soak --`.
 * Out: how long, how fast and on which files to run, or a sentence about what is wrong with them.
 */
import { parseArgs } from 'node:util';

/** What a page can be told to leak, to see that it is noticed. */
export const LEAKS = ['heap', 'nodes', 'listeners', 'timers'] as const;
export type Leak = (typeof LEAKS)[number];

export interface SoakOptions {
  /** Minutes by the machine's clock; at speed 60 each is an hour of the station. */
  minutes: number;
  /** How fast the station's time runs. */
  speed: number;
  /** The same seed makes the same plan. */
  seed: number;
  /** Folder of the built package. */
  dist: string;
  leak: Leak | null;
}

export const DEFAULT_DIST = 'dist/onair-widgets';

export const USAGE = `npm run soak -- [--minutes N] [--speed X] [--seed N] [--dist FOLDER] [--leak ${LEAKS.join('|')}]`;

/** @throws Error with a sentence. */
export function readOptions(words: string[]): SoakOptions {
  const { values } = parseArgs({
    args: words,
    options: {
      minutes: { type: 'string', default: '24' },
      speed: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      dist: { type: 'string', default: DEFAULT_DIST },
      leak: { type: 'string' },
    },
  });
  const leak = (values.leak ?? null) as Leak | null;
  if (leak && !LEAKS.includes(leak)) throw new Error(`--leak must be one of ${LEAKS.join(', ')}.`);
  return {
    // Of one measurement nobody can say whether it grew; a run that is forgotten ends within two hours.
    minutes: within('minutes', values.minutes, 2, 120),
    speed: within('speed', values.speed, 1, 1000),
    seed: within('seed', values.seed, 0, 2 ** 31),
    dist: values.dist,
    leak,
  };
}

function within(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`--${name} must be a whole number from ${least} to ${most}.`);
}
