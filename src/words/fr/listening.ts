import type { ListeningWords } from '../listening-words.js';
import type { Translated } from '../tag-words.js';

export const listening: Translated<ListeningWords> = {
  sleep: 'Minuteur de sommeil',
  off: 'Désactivé',
  showEnd: 'Fin de l’émission',
  device: 'Écouter sur un autre appareil',
  onDevice: 'Lecture sur un autre appareil',
  noDevice: 'Aucun appareil trouvé.',
  unconnected: 'Impossible de se connecter à l’appareil.',
};
