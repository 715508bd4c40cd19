/** The words of shows in English: in a file of their own, because most pages show a track. */
import type { ShowWords } from '../words.js';

export const shows: ShowWords = {
  next: 'Next',
  until: 'until {}',
  from: 'from {}',
};
