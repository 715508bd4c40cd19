/**
 * Replaces words by those of `over`, which may have any type, because it is from a language's file or from the page. Only strings
 * replace strings, and unknown names are ignored. Returns a copy.
 */
export function overlay<T>(words: T, over: unknown): T {
  if (typeof words === 'string') return typeof over === 'string' ? (over as T) : words;
  const result = {} as T;
  for (const name in words) result[name] = overlay(words[name], over && (over as Partial<T>)[name]);
  return result;
}
