/** Text of the sleep timer, in English. */
import type { ListeningWords } from '../listening-words.js';

export const listening: ListeningWords = {
  sleep: 'Sleep timer',
  off: 'Off',
  showEnd: 'End of the show',
};
