/** Returns a sentence with `{}` replaced by `value`. Compiles to ES5. */
export function fill(sentence: string, value: string | number): string {
  return sentence.split('{}').join('' + value);
}
