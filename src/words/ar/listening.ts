import type { ListeningWords } from '../listening-words.js';
import type { Translated } from '../tag-words.js';

export const listening: Translated<ListeningWords> = {
  sleep: 'مؤقّت النوم',
  off: 'متوقّف',
  showEnd: 'نهاية البرنامج',
  device: 'التشغيل على جهاز آخر',
  onDevice: 'يُشغَّل على جهاز آخر',
  noDevice: 'لم يُعثر على أي جهاز.',
  unconnected: 'تعذّر الاتصال بالجهاز.',
};
