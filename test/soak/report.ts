import { MEANING, MEASURES, type Measure, type Sample } from './measure.js';
import type { SoakedHours } from './run.js';
import { judge, type Tolerance, type Verdict } from './verdict.js';

/**
 * Variations that don't count as growth. For example, a jingle has fewer nodes than a track, the number of pending timers varies, and
 * stored votes take some KiB in an hour. A leak with each removed element exceeds these values within an hour.
 */
const TOLERANCES: Record<Measure, Tolerance> = {
  heap: { constant: 256, share: 0.02, hourly: 12 },
  nodes: { constant: 40, share: 0.02, hourly: 0.75 },
  listeners: { constant: 10, share: 0.02, hourly: 0.5 },
  // Four for each feed. A press may open a feed that the tour hasn't opened.
  outside: { constant: 12, share: 0, hourly: 0.25 },
  timers: { constant: 3, share: 0, hourly: 0.1 },
  objects: { constant: 3, share: 0, hourly: 0.1 },
  documents: { constant: 1, share: 0, hourly: 0.1 },
  globals: { constant: 0, share: 0, hourly: 0 },
};

const WIDTH = 11;
const row = (head: string, cells: (string | number)[]) =>
  head.padEnd(22) + cells.map((cell) => String(cell).padStart(WIDTH)).join('');

export function printMeanings(): void {
  for (const measure of MEASURES) console.log(`  ${measure.padEnd(10)} ${MEANING[measure]}`);
  console.log('\n' + row('hour, page', [...MEASURES]));
}

export function printHour(hour: number, samples: [string, Sample][]): void {
  for (const [name, sample] of samples) {
    console.log(
      row(
        `${String(hour).padStart(2)}  ${name}`,
        MEASURES.map((measure) => sample[measure]),
      ),
    );
  }
}

/** Prints the results. Returns true if nothing has grown and no page has reported errors. */
export function printVerdicts(pages: SoakedHours[]): boolean {
  let good = true;
  for (const { name, hours, done, errors } of pages) {
    console.log('\n' + row(name, ['first', 'last', 'limit', 'per hour']));
    for (const measure of MEASURES) {
      const verdict = judge(
        hours.map((sample) => sample[measure]),
        TOLERANCES[measure],
      );
      good &&= !verdict.grew;
      console.log(describe(measure, verdict));
    }
    // If no element was ever ready, nothing was tested.
    good &&= errors.length === 0 && (done.ready ?? 0) > 0;
    console.log(
      '  ' +
        Object.entries(done)
          .map((each) => each.join(' '))
          .join(', '),
    );
    for (const [error, times] of counted(errors)) console.log(`  ${times} × ${error}`);
  }
  console.log(good ? '\nPassed: nothing grew.' : '\nFailed.');
  return good;
}

function describe(measure: Measure, { first, last, most, slope, grew }: Verdict): string {
  return row('  ' + measure, [first, last, most, slope.toFixed(1)]) + (grew ? '  GREW' : '');
}

function counted(errors: string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const error of errors) times.set(error, (times.get(error) ?? 0) + 1);
  return times;
}
