/**
 * Replaces strings with those in `over`, which is untrusted because it comes from a language file or from the page. A
 * string can be replaced only by a string, and unknown names are ignored. Returns a copy.
 */
export function overlay<T>(words: T, over: unknown): T {
  if (typeof words === 'string') return typeof over === 'string' ? (over as T) : words;
  const result = {} as T;
  for (const name of Object.keys(words as object) as (keyof T)[])
    result[name] = overlay(words[name], over && (over as Partial<T>)[name]);
  return result;
}
