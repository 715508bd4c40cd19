import type { ChartWords } from '../chart-words.js';
import type { Translated } from '../tag-words.js';

export const charts: Translated<ChartWords> = {
  plays7: 'I più trasmessi degli ultimi 7 giorni',
  plays30: 'I più trasmessi degli ultimi 30 giorni',
  likes7: 'I più apprezzati degli ultimi 7 giorni',
  likes30: 'I più apprezzati degli ultimi 30 giorni',
  plays: { one: '{} passaggio', many: '{} passaggi', other: '{} passaggi' },
  likes: { one: '{} mi piace', many: '{} mi piace', other: '{} mi piace' },
  noPlays: 'Ancora nessun passaggio',
  noLikes: 'Ancora nessun mi piace',
  unsupported: 'Questa radio non ha una classifica.',
};
