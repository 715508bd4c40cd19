import type { ListeningWords } from '../listening-words.js';
import type { Translated } from '../tag-words.js';

export const listening: Translated<ListeningWords> = {
  sleep: 'Einschlaf-Timer',
  off: 'Aus',
  showEnd: 'Ende der Sendung',
  device: 'Auf anderem Gerät abspielen',
  onDevice: 'Spielt auf einem anderen Gerät',
  noDevice: 'Kein Gerät gefunden.',
  unconnected: 'Die Verbindung zum Gerät ist fehlgeschlagen.',
};
