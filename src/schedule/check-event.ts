/**
 * In:  an event that is to be stored, the stored ones, and the station's zone.
 * Out: what forbids it, as the contract's four codes; empty when nothing does.
 *
 * The contract does not show which field carries a code: the keys are a choice
 * of this project. Whether the fields hold dates and times at all is not asked here.
 */
import type { FieldErrors } from '../contract/errors.js';
import type { GridEventRecord } from '../contract/records.js';
import { ruleOf, startOn, weekdaysOf, weeksOf, zonesOf, type Rule } from './rule.js';
import { zoneNamed } from './zone.js';

/** An event with the id that it has in `others` is an update, and never busy with itself. */
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

/** Onetime events take one slot when they start at one instant, whichever zones they are written in. */
function startTogether(a: Rule, b: Rule): boolean {
  return a.date !== null && b.date !== null && startOn(a, a.date) === startOn(b, b.date);
}

/**
 * Periodic events take one slot when they start at one time of one zone and
 * share a weekday in a week of the month. In different zones they meet only for
 * a part of the year, so neither takes the other's slot.
 */
function repeatTogether(a: Rule, b: Rule): boolean {
  return (
    a.zone.canonicalName === b.zone.canonicalName && a.seconds === b.seconds && (a.slots & b.slots) !== 0
  );
}
