import type { ListeningWords } from '../listening-words.js';
import type { Translated } from '../tag-words.js';

export const listening: Translated<ListeningWords> = {
  sleep: 'Temporizador de apagado',
  off: 'No',
  showEnd: 'Fin del programa',
  device: 'Reproducir en otro dispositivo',
  onDevice: 'Reproduciendo en otro dispositivo',
  noDevice: 'No se ha encontrado ningún dispositivo.',
  unconnected: 'No se ha podido conectar con el dispositivo.',
};
