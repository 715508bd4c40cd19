/** The words of shows in German. */
import type { ShowWords } from '../words.js';

export const shows: ShowWords = {
  next: 'Als Nächstes',
  until: 'bis {}',
  from: 'ab {}',
};
