import type { ListeningWords } from '../listening-words.js';
import type { Translated } from '../tag-words.js';

export const listening: Translated<ListeningWords> = {
  sleep: 'Temporizador para dormir',
  off: 'Desligado',
  showEnd: 'Fim do programa',
  device: 'Reproduzir noutro dispositivo',
  onDevice: 'A reproduzir noutro dispositivo',
  noDevice: 'Nenhum dispositivo encontrado.',
  unconnected: 'Não foi possível ligar ao dispositivo.',
};
