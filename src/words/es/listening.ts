import type { ListeningWords } from '../listening-words.js';
import type { Translated } from '../tag-words.js';

export const listening: Translated<ListeningWords> = {
  sleep: 'Temporizador de apagado',
  off: 'No',
  showEnd: 'Fin del programa',
};
