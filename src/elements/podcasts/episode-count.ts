import { fill, type PodcastWords } from '../../messages/words.js';
import { intlLocale } from '../parts/times.js';

/** How many episodes, in the form that the language has for this number. */
export function episodeCount({ count }: PodcastWords, episodes: number, lang: string): string {
  let form = 'other' as Intl.LDMLPluralRule;
  try {
    form = new Intl.PluralRules(intlLocale(lang)).select(episodes);
  } catch {
    // A language that is none, with words in English.
  }
  return fill(count[form as 'other'] || count.other, episodes);
}
