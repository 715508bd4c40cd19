/** The words of the search in German: in a file of their own, because most pages do not search. */
import type { SearchWords } from '../words.js';

export const search: SearchWords = {
  question: 'Was lief um …?',
  date: 'Datum',
  time: 'Uhrzeit',
  search: 'Suchen',
  searching: 'Suche läuft …',
  silent: 'Da war nichts auf Sendung.',
  future: 'Das kommt erst noch.',
  tooEarly: 'So weit reicht die Liste nicht zurück.',
  noAnswer: 'Der Sender antwortet nicht. Bitte noch einmal suchen.',
  earlier: 'Früher',
  later: 'Später',
  now: 'Jetzt',
  link: 'Direkter Link',
};
