/** Checks whether a value has a type of `docs/contract.md`. */

const isText = (value: unknown): value is string => typeof value === 'string';
const matches = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value);
const orNull = (holds: (value: unknown) => boolean) => (value: unknown) => value === null || holds(value);

const isTime = matches(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/);
const isColour = matches(/^#[0-9a-f]{3}([0-9a-f]{3})?$/i);

export const holds: Record<string, (value: unknown) => boolean> = {
  integer: Number.isSafeInteger,
  'integer or null': orNull(Number.isSafeInteger),
  boolean: (value) => typeof value === 'boolean',
  string: isText,
  'string or null': orNull(isText),
  digits: matches(/^\d+$/),
  'date or null': orNull(matches(/^\d{4}-\d\d-\d\d$/)),
  time: isTime,
  'time or null': orNull(isTime),
  colour: isColour,
  'colour or null': orNull(isColour),
  'onetime or periodic': matches(/^(onetime|periodic)$/),
  'cast type': matches(/^(playlist|radioshow|relay|rotation)$/),
  zone: (value) => isText(value) && new Intl.DateTimeFormat('en', { timeZone: value }).format(0) !== '',
  'web address': matches(/^http:\/\/127\.0\.0\.1:\d+\//),
  number: Number.isFinite,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  list: Array.isArray,
  owner(value) {
    const { pk, username } = (value ?? {}) as Record<string, unknown>;
    return Number.isSafeInteger(pk) && isText(username);
  },
  'server type': matches(/^(icecast|shoutcast)$/),
  nothing: (value) => value === null,
};
