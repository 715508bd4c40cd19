import type { ChartWords } from '../chart-words.js';
import type { Translated } from '../tag-words.js';

export const charts: Translated<ChartWords> = {
  plays7: 'Najczęściej grane w ostatnich 7 dniach',
  plays30: 'Najczęściej grane w ostatnich 30 dniach',
  likes7: 'Najbardziej lubiane w ostatnich 7 dniach',
  likes30: 'Najbardziej lubiane w ostatnich 30 dniach',
  plays: { one: '{} emisja', few: '{} emisje', many: '{} emisji', other: '{} emisji' },
  likes: { one: '{} polubienie', few: '{} polubienia', many: '{} polubień', other: '{} polubienia' },
  noPlays: 'Jeszcze nic nie zagrano',
  noLikes: 'Jeszcze nie ma polubień',
  unsupported: 'Ta stacja nie ma listy przebojów.',
};
