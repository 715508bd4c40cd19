/** The fields of a schedule event as a body may have them (grid rule 6), and the rules between them. */
import { z } from 'zod';
import type { FieldErrors } from '../../../contract/errors.js';
import type { GridEventRecord } from '../../../contract/records.js';
import { checkEvent } from '../../../schedule/check-event.js';
import { dayFrom, secondsFrom } from '../../../schedule/wall-text.js';
import { isZone } from '../../../schedule/zone.js';
import { refuse } from '../../http/refusal.js';
import {
  booleanField,
  choiceField,
  colorField,
  dateField,
  integerField,
  orNull,
  recordField,
  textField,
  timeField,
} from '../../schema/fields.js';
import type { StationState } from '../state.js';
import type { StoredGridEvent } from '../../store/grid.js';

export function eventFields({ store }: StationState) {
  const flags = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, booleanField().optional()]));
  const playlist = () => orNull(recordField((id) => store.playlists.one(id) !== undefined)).optional();
  // Rotations have no resource in the contract, so any number may be one.
  const rotation = () => orNull(integerField(1)).optional();
  return z.object({
    server: recordField((id) => store.servers.has(id)),
    name: textField(),
    periodicity: choiceField(['onetime', 'periodic']),
    cast_type: choiceField(['playlist', 'radioshow', 'relay', 'rotation']),
    start_time: timeField(),
    start_date: orNull(dateField()).optional(),
    finish_date: orNull(dateField()).optional(),
    finish_time: orNull(timeField()).optional(),
    ...flags('break_track', 'start_playlist_from_beginning'),
    ...flags('wd_mon', 'wd_tue', 'wd_wed', 'wd_thu', 'wd_fri', 'wd_sat', 'wd_sun'),
    ...flags('week_1', 'week_2', 'week_3', 'week_4'),
    ...flags('allow_jingles', 'allow_song_requests', 'allow_jingles_after', 'allow_song_requests_after'),
    playlist: playlist(),
    playlist_after_radioshow: playlist(),
    rotation: rotation(),
    rotation_after_radioshow: rotation(),
    dj: orNull(recordField((id) => store.djs.one(id) !== undefined)).optional(),
    color: colorField().optional(),
    color2: orNull(colorField()).optional(),
    timezone: textField({ blank: true })
      .refine((zone) => zone === '' || isZone(zone), {
        error: ({ input }) => `"${String(input).slice(0, 60)}" is not a valid choice.`,
      })
      .optional(),
  });
}

/** Refuses with 400 an event whose fields don't go together, or whose time is taken. */
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
    errors.finish_date = ['The event would finish before it starts.'];
  }
  const names = ['playlist', 'playlist_after_radioshow', 'dj'] as const;
  for (const name of names) {
    const id = event[name];
    const kept = id === null ? undefined : name === 'dj' ? store.djs.one(id) : store.playlists.one(id);
    // It exists, but belongs to another station.
    if (kept && kept.server !== event.server) errors[name] = [`Invalid pk "${id}" - object does not exist.`];
  }
  if (Object.keys(errors).length > 0) refuse(400, errors);
  const others = store.grid.all(event.server).map(asRecord);
  const codes = checkEvent(asRecord(event), others, options.zone);
  if (Object.keys(codes).length > 0) refuse(400, codes);
}

/** A stored event as a record; the fields that only answers have are empty. */
export function asRecord(event: Omit<StoredGridEvent, 'id'> & { id: number | null }): GridEventRecord {
  return { ...event, local_time: event.start_time, parent_id: null };
}
