/**
 * Returns the JSON of a value. Old libraries add `toJSON` to arrays, which would turn each array into text, so this
 * ignores it. Compiles to ES5.
 */
export function toJson(value: unknown): string {
  // eslint-disable-next-line no-restricted-properties -- The function ignores `toJSON`.
  return JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key];
  });
}
