import { hasTitle, readEntries } from '../../servers/json/map.js';
import type { BuilderWords } from '../../words/owner-words.js';
import type { BuilderChoice } from '../choice.js';

/** Returns what the owner must do before there is a preview and code; null if nothing is missing. */
export function missingStep(
  { baseUrl, source, map, tags }: BuilderChoice,
  words: BuilderWords,
): string | null {
  const isJson = source === 'json';
  if (baseUrl === '') return isJson ? words.jsonNoAddress : words.noPanel;
  if (isJson && !hasTitle(readEntries(map))) return words.jsonFirstTitle;
  return tags.length === 0 ? words.nothingChosen : null;
}
