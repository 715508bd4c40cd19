/** The fields of a schedule event in a request (grid rule 6), and the rules that involve several fields. */
import { z } from 'zod';
import type { FieldErrors } from '../../../contract/errors.js';
import type { GridEventRecord } from '../../../contract/records.js';
import { checkEvent } from '../../../schedule/check-event.js';
import { dayFrom, secondsFrom } from '../../../schedule/wall-text.js';
import { refuse } from '../../http/refusal.js';
import { requestFields } from '../../resources/column-fields.js';
import type { StationState } from '../state.js';
import { gridColumns, type StoredGridEvent } from '../../store/grid.js';

export function eventFields({ store }: Pick<StationState, 'store'>) {
  return z.object(requestFields(gridColumns, store));
}

/** Responds with 400 if an event's fields contradict each other or its time slot is taken. */
export function checkEventRules(
  state: StationState,
  event: StoredGridEvent | (Omit<StoredGridEvent, 'id'> & { id: null }),
): void {
  const { store, options } = state;
  const errors: FieldErrors = {};
  if (event.periodicity === 'onetime' && event.start_date === null) {
    errors.start_date = ['This field is required.'];
  }
  const start = dayFrom(event.start_date) + secondsFrom(event.start_time);
  const finish = dayFrom(event.finish_date) + secondsFrom(event.finish_time ?? '24:00:00');
  if (finish < start) {
    errors.finish_date = ['The finish is before the start.'];
  }
  const names = ['playlist', 'playlist_after_radioshow', 'dj'] as const;
  for (const name of names) {
    const id = event[name];
    if (id === null) continue;
    const row = name === 'dj' ? store.djs.one(id) : store.playlists.one(id);
    // The row exists but belongs to another station.
    if (row && row.server !== event.server) errors[name] = [`Invalid pk "${id}" - object does not exist.`];
  }
  if (Object.keys(errors).length > 0) refuse(400, errors);
  const others = store.grid.all(event.server).map(asRecord);
  const codes = checkEvent(asRecord(event), others, options.zone);
  if (Object.keys(codes).length > 0) refuse(400, codes);
}

/** Converts a stored event to a record without its computed fields. */
export function asRecord(event: Omit<StoredGridEvent, 'id'> & { id: number | null }): GridEventRecord {
  return { ...event, local_time: event.start_time, parent_id: null };
}
