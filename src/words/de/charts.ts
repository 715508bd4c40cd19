import type { ChartWords } from '../chart-words.js';
import type { Translated } from '../tag-words.js';

export const charts: Translated<ChartWords> = {
  plays7: 'Meistgespielt in den letzten 7 Tagen',
  plays30: 'Meistgespielt in den letzten 30 Tagen',
  likes7: 'Am beliebtesten in den letzten 7 Tagen',
  likes30: 'Am beliebtesten in den letzten 30 Tagen',
  plays: { one: '{}-mal gespielt', other: '{}-mal gespielt' },
  likes: { one: '{} Like', other: '{} Likes' },
  noPlays: 'Noch nichts gespielt',
  noLikes: 'Noch keine Likes',
  unsupported: 'Dieser Sender hat keine Charts.',
};
