import { parseArgs } from 'node:util';

/** Leaks that a page can simulate, to prove that they are detected. */
export const LEAKS = ['heap', 'nodes', 'listeners', 'timers'] as const;
export type Leak = (typeof LEAKS)[number];

export interface SoakOptions {
  /** Real minutes. At speed 60, each is an hour of the station. */
  minutes: number;
  /** Speed of the station's time. */
  speed: number;
  /** Seed of all random actions. */
  seed: number;
  /** Folder of the built package. */
  dist: string;
  leak: Leak | null;
}

export const DEFAULT_DIST = 'dist/onair-widgets';

export const USAGE = `npm run soak -- [--minutes N] [--speed X] [--seed N] [--dist FOLDER] [--leak ${LEAKS.join('|')}]`;

/**
 * Parses the command line.
 * @throws Error with a message for the user.
 */
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
    // Growth needs at least two measurements, and a forgotten run must end.
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
