import type { ChartWords } from '../chart-words.js';
import type { Translated } from '../tag-words.js';

export const charts: Translated<ChartWords> = {
  plays7: 'Son 7 günde en çok çalınanlar',
  plays30: 'Son 30 günde en çok çalınanlar',
  likes7: 'Son 7 günde en çok beğenilenler',
  likes30: 'Son 30 günde en çok beğenilenler',
  plays: { one: '{} kez çalındı', other: '{} kez çalındı' },
  likes: { one: '{} beğeni', other: '{} beğeni' },
  noPlays: 'Henüz bir şey çalınmadı',
  noLikes: 'Henüz beğeni yok',
  unsupported: 'Bu radyonun listesi yok.',
};
