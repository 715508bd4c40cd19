import type { ListeningWords } from '../listening-words.js';
import type { Translated } from '../tag-words.js';

export const listening: Translated<ListeningWords> = {
  sleep: 'Slaaptimer',
  off: 'Uit',
  showEnd: 'Einde van het programma',
};
