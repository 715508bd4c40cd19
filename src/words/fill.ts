/** Returns a sentence with `value` at the place of `{}`. Compiles to ES5. */
export function fill(sentence: string, value: string | number): string {
  return sentence.split('{}').join('' + value);
}
