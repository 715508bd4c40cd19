import type { z } from 'zod';
import type { Rows } from '../database/rows.js';
import type { LegacyResource } from './legacy-resource.js';
import { listOfRows } from './list-source.js';
import { legacyServer } from './serve-legacy.js';
import { serverQuery } from './v2-list.js';

interface LegacyRows<Row extends { id: number; server: number }> {
  /** Path, such as `/api/channels/`. */
  path: string;
  /** Heading in the OpenAPI document. */
  name: string;
  /** Schema of a record. */
  schema: z.ZodType;
  rows: Pick<Rows<Row>, 'all' | 'one'>;
  record(row: Row, base: string): object;
}

/** Declares a legacy list of rows that belong to stations. */
export function legacyRows<Row extends { id: number; server: number }>({
  path,
  name,
  schema,
  rows,
  record,
}: LegacyRows<Row>): LegacyResource {
  return {
    path,
    name,
    record: schema,
    query: serverQuery,
    list: (query, base) => listOfRows(rows.all(legacyServer(query)), (row) => record(row, base)),
    item(id, base) {
      const row = rows.one(id);
      return row && record(row, base);
    },
  };
}
