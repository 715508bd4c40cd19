/**
 * Returns the JSON of a value. Ignores `toJSON`, because some old libraries add it to arrays, which would then be
 * serialized as text. Compiles to ES5.
 */
export function toJson(value: unknown): string {
  // eslint-disable-next-line no-restricted-properties -- The function ignores `toJSON`.
  return JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key];
  });
}
