/** The words of the search in English: in a file of their own, because most pages do not search. */
import type { SearchWords } from '../words.js';

export const search: SearchWords = {
  question: 'What played at …?',
  date: 'Date',
  time: 'Time',
  search: 'Search',
  searching: 'Searching …',
  silent: 'Nothing was on air then.',
  future: 'That is still to come.',
  tooEarly: 'The history does not go back that far.',
  noAnswer: 'The station does not answer. Please search again.',
  earlier: 'Earlier',
  later: 'Later',
  now: 'Now',
  link: 'Direct link',
};
