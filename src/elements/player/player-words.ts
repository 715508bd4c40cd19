/** In: a language whose words have come. Out: its words for the player. */
import { player } from '../../messages/player/en.js';
import { languageCode, type PlayerWords } from '../../messages/words.js';
import { wordsIn } from '../parts/locale.js';

export function playerWords(lang: string): PlayerWords {
  return wordsIn(languageCode(lang), { player }).player;
}
