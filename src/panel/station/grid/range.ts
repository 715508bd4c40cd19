/**
 * In:  the parameters of a schedule list.
 * Out: the range that they ask for in true Unix seconds, or none (grid rule 1).
 */
import { secondsInDay } from 'date-fns/constants';
import { isGridSeconds, type GridRange } from '../../../schedule/expand-grid.js';
import { unixFromWall } from '../../../schedule/local-time.js';
import { lastOf, wholeNumber } from '../../http/query.js';
import { refuse } from '../../http/refusal.js';

/** A choice of this project: the contract names no limit. */
const LONGEST_DAYS = 400;

/**
 * The range; null unless both ends were sent. Refuses with 400 an end that is
 * not Unix seconds, and a range that is too long. Without `utc=1` the ends are
 * the station's wall time counted as if it were UTC: a choice of this project.
 */
export function readRange(query: URLSearchParams, zone: string): GridRange | null {
  const start = readEnd(query, 'start_ts');
  const end = readEnd(query, 'end_ts');
  if (start === null || end === null) return null;
  if (end - start > LONGEST_DAYS * secondsInDay) {
    refuse(400, { end_ts: [`A range has at most ${LONGEST_DAYS} days.`] });
  }
  const isUtc = ['1', 'true', 'True'].includes(lastOf(query, 'utc') ?? '');
  const unix = (seconds: number): number => (isUtc ? seconds : unixFromWall(seconds, zone));
  return { start_ts: unix(start), end_ts: unix(end) };
}

function readEnd(query: URLSearchParams, name: 'start_ts' | 'end_ts'): number | null {
  const text = lastOf(query, name);
  if (!text) return null;
  const seconds = wholeNumber(text);
  if (seconds === null) return refuse(400, { [name]: ['Enter a whole number of seconds.'] });
  if (!isGridSeconds(seconds))
    return refuse(400, {
      [name]: ['Enter Unix seconds, not milliseconds: this is outside the years 1000 to 9000.'],
    });
  return seconds;
}
