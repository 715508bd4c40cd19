import type { ListeningWords } from '../listening-words.js';
import type { Translated } from '../tag-words.js';

export const listening: Translated<ListeningWords> = {
  sleep: 'Slaaptimer',
  off: 'Uit',
  showEnd: 'Einde van het programma',
  device: 'Afspelen op een ander apparaat',
  onDevice: 'Speelt op een ander apparaat',
  noDevice: 'Geen apparaat gevonden.',
  unconnected: 'Verbinden met het apparaat is mislukt.',
};
