/** In: a sentence, and values for its places. Out: the sentence with them. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
