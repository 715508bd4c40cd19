/** In: a language whose words have come. Out: its words for the week. */
import { schedule } from '../../messages/schedule/en.js';
import { languageCode, type ScheduleWords } from '../../messages/words.js';
import { wordsIn } from '../parts/locale.js';

export function scheduleWords(lang: string): ScheduleWords {
  return wordsIn(languageCode(lang), { schedule }).schedule;
}
