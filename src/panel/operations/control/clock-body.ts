import { isStationTime } from '../../base/clock.js';
import { refuse } from '../../http/refusal.js';

/**
 * Returns the time to which the clock should be set, in milliseconds UTC. Responds with 400 unless the body has
 * either `now_ms` or `advance_ms`.
 */
export function readClockBody(body: Record<string, unknown>, now: number): number {
  const [name, ...others] = Object.keys(body);
  if (name === undefined || others.length > 0) {
    refuse(400, { non_field_errors: ['Send either now_ms or advance_ms.'] });
  }
  if (name !== 'now_ms' && name !== 'advance_ms') {
    refuse(400, { [name]: ['Unknown field: send now_ms or advance_ms.'] });
  }
  const value = body[name];
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    return refuse(400, { [name]: ['Must be a whole number of milliseconds.'] });
  }
  const target = name === 'now_ms' ? value : now + value;
  if (!isStationTime(target)) refuse(400, { [name]: ['Must stay between the years 1970 and 9999.'] });
  return target;
}
