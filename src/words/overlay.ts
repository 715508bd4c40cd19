/**
 * In:  words, and others that override them: from a language's file or the page, so
 *      of any type.
 * Out: the words, overridden where there is another one.
 *
 * A string is overridden by a string only. Unknown names are ignored.
 */
export function overlay<T>(words: T, over: unknown): T {
  if (typeof words === 'string') return typeof over === 'string' ? (over as T) : words;
  const result = {} as T;
  for (const name in words) result[name] = overlay(words[name], over && (over as Partial<T>)[name]);
  return result;
}
