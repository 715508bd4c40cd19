import { fill, type PodcastWords } from '../../messages/words.js';
import { intlLocale } from '../parts/times.js';

/** The number of episodes in words, with the plural form of the language. */
export function episodeCount({ count }: PodcastWords, episodes: number, lang: string): string {
  let form = 'other' as Intl.LDMLPluralRule;
  try {
    form = new Intl.PluralRules(intlLocale(lang)).select(episodes);
  } catch {
    // `Intl` does not know the language; the words are English then.
  }
  return fill(count[form as 'other'] || count.other, episodes);
}
