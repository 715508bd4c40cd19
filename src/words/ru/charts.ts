import type { ChartWords } from '../chart-words.js';
import type { Translated } from '../tag-words.js';

export const charts: Translated<ChartWords> = {
  plays7: 'Чаще всего в эфире за 7 дней',
  plays30: 'Чаще всего в эфире за 30 дней',
  likes7: 'Больше всего лайков за 7 дней',
  likes30: 'Больше всего лайков за 30 дней',
  plays: { one: '{} раз в эфире', few: '{} раза в эфире', many: '{} раз в эфире', other: '{} раза в эфире' },
  likes: { one: '{} лайк', few: '{} лайка', many: '{} лайков', other: '{} лайка' },
  noPlays: 'В эфире пока ничего не было',
  noLikes: 'Лайков пока нет',
  unsupported: 'У этой станции нет хит-парада.',
};
