import type { ListeningWords } from '../listening-words.js';
import type { Translated } from '../tag-words.js';

export const listening: Translated<ListeningWords> = {
  sleep: 'Uyku zamanlayıcısı',
  off: 'Kapalı',
  showEnd: 'Programın sonu',
  device: 'Başka bir cihazda çal',
  onDevice: 'Başka bir cihazda çalıyor',
  noDevice: 'Cihaz bulunamadı.',
  unconnected: 'Cihaza bağlanılamadı.',
};
