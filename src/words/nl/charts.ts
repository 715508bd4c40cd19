import type { ChartWords } from '../chart-words.js';
import type { Translated } from '../tag-words.js';

export const charts: Translated<ChartWords> = {
  plays7: 'Meest gedraaid in de laatste 7 dagen',
  plays30: 'Meest gedraaid in de laatste 30 dagen',
  likes7: 'Meest geliket in de laatste 7 dagen',
  likes30: 'Meest geliket in de laatste 30 dagen',
  plays: { one: '{} keer gedraaid', other: '{} keer gedraaid' },
  likes: { one: '{} like', other: '{} likes' },
  noPlays: 'Nog niets gedraaid',
  noLikes: 'Nog geen likes',
  unsupported: 'Deze zender heeft geen hitlijst.',
};
