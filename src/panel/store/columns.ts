/** The tables to which a column can refer by id. */
export type ReferredTable = 'servers' | 'playlists' | 'djs';

/**
 * A table column. The type of a row, the SQL statements, the record schema, the request fields and the defaults
 * of new rows are derived from such columns.
 */
export interface Column<Value> {
  kind: 'flag' | 'text' | 'number' | 'choice' | 'day' | 'time' | 'color' | 'zone' | 'reference';
  isNullable?: boolean;
  /** Value in new rows. If there is no default, requests must send a value. */
  default?: Value;
  choices?: readonly [string, ...string[]];
  table?: ReferredTable;
  /** Limits on a number. */
  min?: number;
  max?: number;
  /** Maximum length of text in characters. Text may be empty only if the default is empty. */
  maxLength?: number;
}

export interface DefaultedColumn<Value> extends Column<Value> {
  default: Value;
}

type AnyColumns = Readonly<Record<string, Column<unknown>>>;
export type ValueOf<Declared> = Declared extends Column<infer Value> ? Value : never;
/** A row of a table with these columns. */
export type RowOf<Declared extends AnyColumns> = { [Name in keyof Declared]: ValueOf<Declared[Name]> };
type Defaults<Declared> = {
  [Name in keyof Declared as Declared[Name] extends DefaultedColumn<unknown> ? Name : never]: ValueOf<
    Declared[Name]
  >;
};

export const flagColumn = (value: boolean): DefaultedColumn<boolean> => ({ kind: 'flag', default: value });
export const textColumn = (maxLength = 255): Column<string> => ({ kind: 'text', maxLength });
export const numberColumn = (min?: number, max?: number): Column<number> => ({
  kind: 'number',
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});
export const choiceColumn = <const Choices extends readonly [string, ...string[]]>(
  ...choices: Choices
): Column<Choices[number]> => ({ kind: 'choice', choices });
/** A day as YYYY-MM-DD. */
export const dayColumn = (): Column<string> => ({ kind: 'day' });
/** A time of day as HH:MM:SS. */
export const timeColumn = (): Column<string> => ({ kind: 'time' });
/** A hexadecimal colour, such as `#1f6feb`. */
export const colorColumn = (): Column<string> => ({ kind: 'color' });
/** IANA name of a time zone, or '' for the station's zone. */
export const zoneColumn = (): Column<string> => ({ kind: 'zone' });
export const referenceColumn = (table: ReferredTable): Column<number> => ({ kind: 'reference', table });

export const withDefault = <Value>(column: Column<Value>, value: Value): DefaultedColumn<Value> => ({
  ...column,
  default: value,
});
export const nullable = <Value>(column: Column<Value>): DefaultedColumn<Value | null> => ({
  ...column,
  isNullable: true,
  default: null,
});

/** Returns the values of a new row for the columns that requests don't have to send. */
export function defaultsOf<Declared extends AnyColumns>(columns: Declared): Defaults<Declared> {
  const defaulted = Object.entries(columns).filter(([, column]) => 'default' in column);
  return Object.fromEntries(defaulted.map(([name, column]) => [name, column.default])) as Defaults<Declared>;
}

export function columnNames<Declared extends AnyColumns>(columns: Declared): (keyof Declared & string)[] {
  return Object.keys(columns);
}

export function flagsOf<Declared extends AnyColumns>(columns: Declared): (keyof Declared & string)[] {
  return Object.keys(columns).filter((name) => columns[name]?.kind === 'flag');
}
