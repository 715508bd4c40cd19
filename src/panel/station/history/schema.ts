import type { HistoryRecord } from '../../../contract/records.js';
import { recordFields } from '../../resources/column-fields.js';
import { digits, integer, recordSchema, textOrNull, type Fields } from '../../schema/record-schema.js';
import { playColumns } from '../../store/history.js';

const columns = recordFields(playColumns);

const history: Fields<HistoryRecord> = {
  id: integer(),
  ...columns,
  img_url: textOrNull(),
  img_medium_url: textOrNull(),
  img_large_url: textOrNull(),
  length: columns.length.meta({ description: 'Milliseconds.' }),
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
