import type { ServerRecord } from '../../../contract/records.js';
import { integer, recordSchema, text } from '../../schema/record-schema.js';

export const serverSchema = recordSchema<ServerRecord>('Server', { id: integer(), name: text() });
