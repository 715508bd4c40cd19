/** In: a language whose words have come. Out: its words for votes. */
import { votes } from '../../messages/votes/en.js';
import { languageCode, type VoteWords } from '../../messages/words.js';
import { wordsIn } from '../parts/locale.js';

export function voteWords(lang: string): VoteWords {
  return wordsIn(languageCode(lang), { votes }).votes;
}
