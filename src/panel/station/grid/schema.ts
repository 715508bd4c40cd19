import { z } from 'zod';
import type { GridEventRecord } from '../../../contract/records.js';
import { recordFields } from '../../resources/column-fields.js';
import { integer, integerOrNull, recordSchema, time, type FieldSchemas } from '../../schema/record-schema.js';
import { gridColumns } from '../../store/grid.js';

const event: FieldSchemas<GridEventRecord> = {
  id: integerOrNull().meta({ description: 'Null for the end event that a list adds after a radioshow.' }),
  ...recordFields(gridColumns),
  local_time: time(),
  parent_id: integerOrNull(),
};

export const gridEventSchema = recordSchema<GridEventRecord>('GridEvent', event);

/** The events in a list. Airings in a range have a start and an end; stored events don't. */
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
