/** An event of the schedule grid, for the document. */
import { z } from 'zod';
import type { GridEventRecord } from '../../../contract/records.js';
import {
  dayOrNull,
  flag,
  integer,
  integerOrNull,
  recordSchema,
  text,
  textOrNull,
  time,
  type Fields,
} from '../../schema/record-schema.js';

const event: Fields<GridEventRecord> = {
  id: integerOrNull().meta({ description: 'Null for the end event that a list adds after a radioshow.' }),
  server: integer(),
  name: text(),
  periodicity: z.enum(['onetime', 'periodic']),
  cast_type: z.enum(['playlist', 'radioshow', 'relay', 'rotation']),
  break_track: flag(),
  start_playlist_from_beginning: flag(),
  start_date: dayOrNull(),
  finish_date: dayOrNull(),
  start_time: time(),
  finish_time: time().nullable(),
  wd_mon: flag(),
  wd_tue: flag(),
  wd_wed: flag(),
  wd_thu: flag(),
  wd_fri: flag(),
  wd_sat: flag(),
  wd_sun: flag(),
  week_1: flag(),
  week_2: flag(),
  week_3: flag(),
  week_4: flag(),
  playlist: integerOrNull(),
  playlist_after_radioshow: integerOrNull(),
  rotation_after_radioshow: integerOrNull(),
  dj: integerOrNull(),
  rotation: integerOrNull(),
  allow_jingles: flag(),
  allow_song_requests: flag(),
  allow_jingles_after: flag(),
  allow_song_requests_after: flag(),
  color: text(),
  color2: textOrNull(),
  local_time: time(),
  timezone: text(),
  parent_id: integerOrNull(),
};

export const gridEventSchema = recordSchema<GridEventRecord>('GridEvent', event);

/** An event of a list over a range has its instants; one that is only stored doesn't. */
export const gridListSchema = z.array(
  z
    .strictObject({
      ...(event as z.ZodRawShape),
      start_ts: integer().optional().meta({ description: 'Unix seconds, UTC.' }),
      start_ts_utc_readable: z
        .string()
        .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
        .optional(),
      end_ts: integer().optional().meta({ description: 'Unix seconds, UTC.' }),
    })
    .meta({ id: 'GridAiring' }),
);
