/**
 * In:  words, and what somebody else says in their place: a language's file, or
 *      the page, so anything at all.
 * Out: the words, each in the other's version where there is one.
 *
 * Only what the words already have is looked at, and only a string takes the
 * place of a string: what is missing or of a wrong type stays as it was.
 */
export function overlay<T>(words: T, over: unknown): T {
  if (typeof words === 'string') return typeof over === 'string' ? (over as T) : words;
  const result = {} as T;
  for (const name in words) result[name] = overlay(words[name], over && (over as Partial<T>)[name]);
  return result;
}
