import { secondsInDay } from 'date-fns/constants';
import { isGridSeconds, type GridRange } from '../../../schedule/expand-grid.js';
import { unixFromWall } from '../../../schedule/local-time.js';
import { lastOf, wholeNumber } from '../../http/query.js';
import { refuse } from '../../http/refusal.js';

/** The contract doesn't define a limit. */
const MAX_DAYS = 400;

/**
 * Returns the range of a schedule request in Unix seconds, or null unless both ends are given (grid rule 1).
 * Responds with 400 if an end isn't a valid number of seconds or the range is too long. Without `utc=1`, the
 * ends are in the station's local time, as if it were UTC. The contract doesn't define this.
 */
export function readGridRange(query: URLSearchParams, zone: string): GridRange | null {
  const start = readEnd(query, 'start_ts');
  const end = readEnd(query, 'end_ts');
  if (start === null || end === null) return null;
  if (end - start > MAX_DAYS * secondsInDay) {
    refuse(400, { end_ts: [`The range is longer than ${MAX_DAYS} days.`] });
  }
  const isUtc = ['1', 'true', 'True'].includes(lastOf(query, 'utc') ?? '');
  const toUnix = (seconds: number): number => (isUtc ? seconds : unixFromWall(seconds, zone));
  return { start_ts: toUnix(start), end_ts: toUnix(end) };
}

function readEnd(query: URLSearchParams, name: 'start_ts' | 'end_ts'): number | null {
  const text = lastOf(query, name);
  if (!text) return null;
  const seconds = wholeNumber(text);
  if (seconds === null) return refuse(400, { [name]: ['Enter a whole number of seconds.'] });
  if (!isGridSeconds(seconds))
    return refuse(400, {
      [name]: ['This is outside the years 1000 to 9000. Enter Unix seconds, not milliseconds.'],
    });
  return seconds;
}
