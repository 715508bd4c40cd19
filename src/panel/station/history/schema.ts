import type { HistoryRecord } from '../../../contract/records.js';
import { recordFields } from '../../resources/column-fields.js';
import { digits, integer, recordSchema, textOrNull, type FieldSchemas } from '../../schema/record-schema.js';
import { playColumns } from '../../store/history.js';

const columns = recordFields(playColumns);

const history: FieldSchemas<HistoryRecord> = {
  id: integer(),
  ...columns,
  img_url: textOrNull(),
  img_medium_url: textOrNull(),
  img_large_url: textOrNull(),
  length: columns.length.meta({ description: 'Milliseconds.' }),
  ts: integer().meta({ description: 'Start: milliseconds UTC.' }),
};

export const historySchema = recordSchema<HistoryRecord>('HistoryRecord', history);

/** In the legacy API of real panels, `ts` is a string of digits. */
export const legacyHistorySchema = recordSchema<Omit<HistoryRecord, 'ts'> & { ts: string }>(
  'LegacyHistoryRecord',
  {
    ...history,
    ts: digits(),
  },
);
