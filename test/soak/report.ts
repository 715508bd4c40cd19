/**
 * In:  samples, hour by hour.
 * Out: tables to read, and whether all is well.
 */
import { MEANING, MEASURES, type Measure, type Sample } from './measure.js';
import type { SoakedHours } from './run.js';
import { judge, type Room, type Verdict } from './verdict.js';

/**
 * What is no growth. An element that stands all day draws a jingle with fewer
 * nodes than a track, and a few timers more or less are on their way; what
 * leaks with each element that goes is more than this within an hour. A visitor
 * who votes all day is remembered, vote by vote: some KiB in an hour.
 */
const ROOM: Record<Measure, Room> = {
  heap: { constant: 256, share: 0.02, hourly: 12 },
  nodes: { constant: 40, share: 0.02, hourly: 0.75 },
  listeners: { constant: 10, share: 0.02, hourly: 0.5 },
  // Four for each feed that a page has: a press may make one that the tour has not.
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

/** True when nothing grew and no page complained. */
export function printVerdicts(pages: SoakedHours[]): boolean {
  let good = true;
  for (const { name, hours, done, errors } of pages) {
    console.log('\n' + row(name, ['first', 'last', 'may be', 'per hour']));
    for (const measure of MEASURES) {
      const verdict = judge(
        hours.map((sample) => sample[measure]),
        ROOM[measure],
      );
      good &&= !verdict.grew;
      console.log(describe(measure, verdict));
    }
    // Where no element ever showed a station, nothing was tried.
    good &&= errors.length === 0 && (done.ready ?? 0) > 0;
    console.log(
      '  ' +
        Object.entries(done)
          .map((each) => each.join(' '))
          .join(', '),
    );
    for (const [error, times] of counted(errors)) console.log(`  ${times} × ${error}`);
  }
  console.log(good ? '\nNothing grew.' : '\nNot good.');
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
