import type { ChartWords } from '../chart-words.js';
import type { Translated } from '../tag-words.js';

export const charts: Translated<ChartWords> = {
  plays7: 'Найчастіше в ефірі за 7 днів',
  plays30: 'Найчастіше в ефірі за 30 днів',
  likes7: 'Найбільше вподобань за 7 днів',
  likes30: 'Найбільше вподобань за 30 днів',
  plays: {
    one: '{} раз в ефірі',
    few: '{} рази в ефірі',
    many: '{} разів в ефірі',
    other: '{} разу в ефірі',
  },
  likes: { one: '{} вподобання', few: '{} вподобання', many: '{} вподобань', other: '{} вподобання' },
  noPlays: 'В ефірі поки нічого не було',
  noLikes: 'Вподобань поки немає',
  unsupported: 'У цієї станції немає хіт-параду.',
};
