import type { FieldErrors } from '../contract/errors.js';
import type { GridEventRecord } from '../contract/records.js';
import { ruleOf, startOn, weekdaysOf, weeksOf, zonesOf, type Rule } from './rule.js';
import { zoneNamed } from './zone.js';

/**
 * Checks an event before it is stored. Returns the contract's error codes, or {} if there are no errors. If the
 * id of the event is in `others`, the event is an update and never conflicts with itself. All fields must be
 * valid dates and times.
 *
 * The contract doesn't specify to which field a code belongs.
 */
export function checkEvent(
  event: GridEventRecord,
  others: readonly GridEventRecord[],
  stationZone: string,
): FieldErrors {
  const errors: FieldErrors = {};
  if (event.periodicity === 'periodic') {
    if (!weekdaysOf(event).includes(true)) errors.wd_mon = ['repeat_week_days_not_set'];
    if (!weeksOf(event).includes(true)) errors.week_1 = ['repeat_weeks_not_set'];
  }
  if (event.cast_type === 'playlist' && event.playlist === null) errors.playlist = ['playlist_required'];
  if (isBusy(event, others, stationZone)) errors.non_field_errors = ['time_slot_busy'];
  return errors;
}

function isBusy(event: GridEventRecord, others: readonly GridEventRecord[], stationZone: string): boolean {
  const zoneFor = zonesOf(zoneNamed(stationZone));
  const asRule = (stored: GridEventRecord): Rule => ruleOf(stored, zoneFor(stored.timezone));
  const rule = asRule(event);
  return others.some(
    (other) =>
      (other.id === null || other.id !== event.id) &&
      other.server === event.server &&
      other.periodicity === event.periodicity &&
      (event.periodicity === 'onetime'
        ? startTogether(rule, asRule(other))
        : repeatTogether(rule, asRule(other))),
  );
}

/** Whether two onetime events conflict, which they do if they start at the same time. Their zones may differ. */
function startTogether(a: Rule, b: Rule): boolean {
  return a.date !== null && b.date !== null && startOn(a, a.date) === startOn(b, b.date);
}

/**
 * Whether two periodic events conflict, which they do if they have the same zone and start time and share a
 * weekday in the same week of the month. If their zones differ, they coincide only during part of the year, so
 * they don't conflict.
 */
function repeatTogether(a: Rule, b: Rule): boolean {
  return (
    a.zone.canonicalName === b.zone.canonicalName && a.seconds === b.seconds && (a.slots & b.slots) !== 0
  );
}
