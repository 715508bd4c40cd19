import type { ChartWords } from '../chart-words.js';
import type { Translated } from '../tag-words.js';

export const charts: Translated<ChartWords> = {
  plays7: 'Lo más emitido de los últimos 7 días',
  plays30: 'Lo más emitido de los últimos 30 días',
  likes7: 'Lo que más ha gustado en los últimos 7 días',
  likes30: 'Lo que más ha gustado en los últimos 30 días',
  plays: { one: '{} emisión', many: '{} emisiones', other: '{} emisiones' },
  likes: { one: '{} me gusta', many: '{} me gusta', other: '{} me gusta' },
  noPlays: 'Todavía no hay emisiones',
  noLikes: 'Todavía no hay ningún me gusta',
  unsupported: 'Esta emisora no tiene lista de éxitos.',
};
