import { z } from 'zod';
import { isZone } from '../../schedule/zone.js';
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
} from '../schema/fields.js';
import { dayOrNull, flag, integer, text, time } from '../schema/record-schema.js';
import type { Column, DefaultedColumn, ReferredTable, ValueOf } from '../store/columns.js';
import type { Store } from '../store/store.js';

type AnyColumns = Readonly<Record<string, Column<unknown>>>;

/** Returns the schema of each column in a record. */
export function recordFields<Declared extends AnyColumns>(
  columns: Declared,
): { [Name in keyof Declared]: z.ZodType<ValueOf<Declared[Name]>> } {
  const fields = Object.entries(columns).map(([name, column]) => [name, recordFieldOf(column)]);
  return Object.fromEntries(fields) as { [Name in keyof Declared]: z.ZodType<ValueOf<Declared[Name]>> };
}

/** Returns the request field for each column. Columns with a default are optional. */
export function requestFields<Declared extends AnyColumns>(
  columns: Declared,
  store: Store,
): {
  [Name in keyof Declared]: Declared[Name] extends DefaultedColumn<infer Value>
    ? z.ZodOptional<z.ZodType<Value>>
    : z.ZodType<ValueOf<Declared[Name]>>;
} {
  const fields = Object.entries(columns).map(([name, column]) => {
    const field = column.isNullable ? orNull(requestFieldOf(column, store)) : requestFieldOf(column, store);
    return [name, 'default' in column ? field.optional() : field];
  });
  return Object.fromEntries(fields) as ReturnType<typeof requestFields<Declared>>;
}

function recordFieldOf(column: Column<unknown>): z.ZodType {
  if (column.kind === 'day' && column.isNullable) return dayOrNull();
  const field = recordTypeOf(column);
  return column.isNullable ? field.nullable() : field;
}

function recordTypeOf({ kind, choices }: Column<unknown>): z.ZodType {
  switch (kind) {
    case 'flag':
      return flag();
    case 'number':
    case 'reference':
      return integer();
    case 'time':
      return time();
    case 'choice':
      return z.enum(choices ?? ['']);
    default:
      return text();
  }
}

function requestFieldOf(column: Column<unknown>, store: Store): z.ZodType {
  switch (column.kind) {
    case 'flag':
      return booleanField();
    case 'number':
      return integerField(column.min, column.max);
    case 'choice':
      return choiceField(column.choices ?? ['']);
    case 'day':
      return dateField();
    case 'time':
      return timeField();
    case 'color':
      return colorField();
    case 'zone':
      return zoneField();
    case 'reference':
      return recordField((id) => hasRow(store, column.table ?? 'servers', id));
    case 'text':
      return textField({ maxLength: column.maxLength ?? 255, blank: column.default === '' });
  }
}

const zoneField = () =>
  textField({ blank: true }).refine((name) => name === '' || isZone(name), {
    error: ({ input }) => `"${String(input).slice(0, 60)}" is not a valid choice.`,
  });

function hasRow(store: Store, table: ReferredTable, id: number): boolean {
  return table === 'servers' ? store.servers.has(id) : store[table].one(id) !== undefined;
}
