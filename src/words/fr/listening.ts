import type { ListeningWords } from '../listening-words.js';
import type { Translated } from '../tag-words.js';

export const listening: Translated<ListeningWords> = {
  sleep: 'Minuteur de sommeil',
  off: 'Désactivé',
  showEnd: 'Fin de l’émission',
};
