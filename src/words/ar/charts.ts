import type { ChartWords } from '../chart-words.js';
import type { Translated } from '../tag-words.js';

export const charts: Translated<ChartWords> = {
  plays7: 'الأكثر إذاعةً في آخر 7 أيام',
  plays30: 'الأكثر إذاعةً في آخر 30 يومًا',
  likes7: 'الأكثر إعجابًا في آخر 7 أيام',
  likes30: 'الأكثر إعجابًا في آخر 30 يومًا',
  plays: {
    one: 'أُذيعت {} مرة',
    two: 'أُذيعت {} مرة',
    few: 'أُذيعت {} مرات',
    many: 'أُذيعت {} مرة',
    other: 'أُذيعت {} مرة',
  },
  likes: { one: '{} إعجاب', two: '{} إعجاب', few: '{} إعجابات', many: '{} إعجابًا', other: '{} إعجاب' },
  noPlays: 'لم يُذَع شيء بعد',
  noLikes: 'لا إعجابات بعد',
  unsupported: 'ليس لهذه المحطة قائمة للأكثر إذاعةً.',
};
