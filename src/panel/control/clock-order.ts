/** Reads where the clock is to go. */
import { refuse } from '../refusal.js';

/** The furthest a date goes either way: milliseconds, UTC. */
const LATEST = 8.64e15;

/** The moment that the clock is to show. Refuses anything but one of `now_ms` and `advance_ms` with 400. */
export function readClockOrder(body: Record<string, unknown>, now: number): number {
  const [name, ...others] = Object.keys(body);
  if (name === undefined || others.length > 0) {
    refuse(400, { non_field_errors: ['Send either now_ms or advance_ms.'] });
  }
  if (name !== 'now_ms' && name !== 'advance_ms') {
    refuse(400, { [name]: ['Not known here; send now_ms or advance_ms.'] });
  }
  const value = body[name];
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    return refuse(400, { [name]: ['Must be a whole number of milliseconds.'] });
  }
  const target = name === 'now_ms' ? value : now + value;
  if (Math.abs(target) > LATEST) refuse(400, { [name]: ['No date is that far away.'] });
  return target;
}
