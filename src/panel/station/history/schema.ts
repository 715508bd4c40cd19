/** A played track of the history list, for the document. */
import { z } from 'zod';
import type { HistoryRecord } from '../../../contract/records.js';
import {
  digits,
  integer,
  integerOrNull,
  recordSchema,
  textOrNull,
  type Fields,
} from '../../schema/record-schema.js';

const history: Fields<HistoryRecord> = {
  id: integer(),
  all_music_id: integerOrNull(),
  jingle_id: integerOrNull(),
  album: textOrNull(),
  author: textOrNull(),
  author_other: textOrNull(),
  comment: textOrNull(),
  composer: textOrNull(),
  genre: textOrNull(),
  isrc: textOrNull(),
  label: textOrNull(),
  lyricist: textOrNull(),
  performance_type: textOrNull(),
  publisher: textOrNull(),
  title: textOrNull(),
  year: textOrNull(),
  dj_name: textOrNull(),
  img_fetched: z.boolean().nullable(),
  img_url: textOrNull(),
  img_medium_url: textOrNull(),
  img_large_url: textOrNull(),
  length: integerOrNull().meta({ description: 'Milliseconds.' }),
  metadata: textOrNull(),
  n_listeners: integerOrNull(),
  playlist_title: textOrNull(),
  ts: integer().meta({ description: 'When it began: milliseconds, UTC.' }),
};

export const historySchema = recordSchema<HistoryRecord>('HistoryRecord', history);

/** Real panels write `ts` as a string of digits in the legacy API. */
export const legacyHistorySchema = recordSchema<Omit<HistoryRecord, 'ts'> & { ts: string }>(
  'LegacyHistoryRecord',
  {
    ...history,
    ts: digits(),
  },
);
