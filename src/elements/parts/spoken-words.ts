/**
 * In:  a language that there are words in.
 * Out: its words, once they have come. English is always there; modules load
 *      another language when an element asks for it.
 */
import { history, onAir } from '../../messages/en.js';
import type { Words } from '../../messages/words.js';

/** What elements say while all is well. */
export type SpokenWords = Pick<Words, 'onAir' | 'history'>;

/** The rest of the English words is loaded by those who need it. */
export const english: SpokenWords = { onAir, history };
const spoken: Record<string, SpokenWords | undefined> = { en: english };
const load: Record<string, () => Promise<SpokenWords>> = { de: () => import('../../messages/de.js') };

/** Null while the words are on their way; then `loaded` is called. Where they do not come, English is better than nothing. */
export function spokenWords(lang: string, loaded: () => void): SpokenWords | null {
  const code = lang.slice(0, 2).toLowerCase();
  const words = spoken[code];
  if (!words) {
    void load[code]!()
      .catch(() => english)
      .then((come) => {
        spoken[code] = come;
        loaded();
      });
  }
  return words ?? null;
}
