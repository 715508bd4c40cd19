import type { ListeningWords } from '../listening-words.js';
import type { Translated } from '../tag-words.js';

export const listening: Translated<ListeningWords> = {
  sleep: 'Wyłącznik czasowy',
  off: 'Wyłączony',
  showEnd: 'Koniec audycji',
  device: 'Odtwórz na innym urządzeniu',
  onDevice: 'Odtwarzanie na innym urządzeniu',
  noDevice: 'Nie znaleziono urządzenia.',
  unconnected: 'Nie udało się połączyć z urządzeniem.',
};
