import type { ListeningWords } from '../listening-words.js';
import type { Translated } from '../tag-words.js';

export const listening: Translated<ListeningWords> = {
  sleep: 'Таймер сна',
  off: 'Выключен',
  showEnd: 'Конец передачи',
  device: 'Играть на другом устройстве',
  onDevice: 'Играет на другом устройстве',
  noDevice: 'Устройства не найдены.',
  unconnected: 'Не удалось подключиться к устройству.',
};
