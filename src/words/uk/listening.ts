import type { ListeningWords } from '../listening-words.js';
import type { Translated } from '../tag-words.js';

export const listening: Translated<ListeningWords> = {
  sleep: 'Таймер сну',
  off: 'Вимкнено',
  showEnd: 'Кінець передачі',
  device: 'Відтворити на іншому пристрої',
  onDevice: 'Відтворюється на іншому пристрої',
  noDevice: 'Пристроїв не знайдено.',
  unconnected: 'Не вдалося підключитися до пристрою.',
};
