/**
 * Returns a sentence with `{}` replaced by `value`. The legacy script uses this function, so it must compile to ES5.
 */
export function fill(sentence: string, value: string | number): string {
  return sentence.split('{}').join('' + value);
}
