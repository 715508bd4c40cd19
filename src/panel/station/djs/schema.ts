import type { DjRecord } from '../../../contract/records.js';
import { flag, integer, recordSchema, text } from '../../schema/record-schema.js';

export const djSchema = recordSchema<DjRecord>('Dj', {
  id: integer(),
  server: integer(),
  name: text(),
  active: flag(),
  connected: flag(),
  on_air: flag(),
});
