import type { ListeningWords } from '../listening-words.js';
import type { Translated } from '../tag-words.js';

export const listening: Translated<ListeningWords> = {
  sleep: 'Timer di spegnimento',
  off: 'No',
  showEnd: 'Fine del programma',
  device: 'Riproduci su un altro dispositivo',
  onDevice: 'In riproduzione su un altro dispositivo',
  noDevice: 'Nessun dispositivo trovato.',
  unconnected: 'Impossibile connettersi al dispositivo.',
};
