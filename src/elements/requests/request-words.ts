import { requests as english } from '../../words/en/requests.js';
import { languageCode } from '../../words/language.js';
import { overlay } from '../../words/overlay.js';
import { requestFiles } from '../../words/request-files.js';
import type { RequestWords } from '../../words/request-words.js';
import { loadChunk } from '../../station/load-chunk.js';

/** Words by language code; null while they are loading. */
const loaded = new Map<string, RequestWords | null>();

/**
 * Returns the words of song requests in a language, or null while they are loading; then `onLoad` is called. They are in
 * English if the language's file can't be loaded.
 */
export function requestWords(lang: string, onLoad: () => void): RequestWords | null {
  const code = languageCode(lang);
  const words = loaded.get(code);
  if (words !== undefined && words !== null) return words;
  const load = requestFiles[code];
  if (!load) return english;
  void loadChunk(load).then(
    (file) => {
      loaded.set(code, overlay({ requests: english }, file).requests);
      onLoad();
    },
    () => {
      loaded.set(code, english);
      onLoad();
    },
  );
  loaded.set(code, null);
  return null;
}
