/** Text for visitors, in English. */
import type { SearchWords } from '../tag-words.js';

export const search: SearchWords = {
  question: 'Find a song by time',
  date: 'Date',
  time: 'Time',
  search: 'Search',
  searching: 'Searching …',
  silent: 'Nothing was on air then.',
  future: 'That time is in the future.',
  tooEarly: 'The history doesn’t go back that far.',
  noAnswer: 'Can’t reach the station. Please search again.',
  earlier: 'Show earlier',
  later: 'Newer',
  now: 'Back to now',
  link: 'Direct link',
};
