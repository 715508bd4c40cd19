import { fill } from '../../words/fill.js';
import type { PodcastWords } from '../../words/tag-words.js';
import { pluralForm } from '../format/plural.js';

/** The number of episodes in words, with the plural form of the language. */
export function episodeCount({ count }: PodcastWords, episodes: number, lang: string): string {
  return fill(pluralForm(count, episodes, lang), episodes);
}
