/**
 * In:  a language, and the folder of the built package.
 * Out: the words of the check in it; English where they are not there, as before a build.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Words } from '../core/check/finding.js';
import { wordsOf } from './command-words.js';

/** Never rejects. `dist` is null without a build. */
export function loadWords(language: string, dist: string | null): Promise<Words> {
  return wordsOf(language, (code) =>
    dist === null
      ? Promise.resolve()
      : import(pathToFileURL(join(dist, 'cdn', 'parts', `owner-${code}.js`)).href),
  );
}
