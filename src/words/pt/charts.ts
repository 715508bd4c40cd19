import type { ChartWords } from '../chart-words.js';
import type { Translated } from '../tag-words.js';

export const charts: Translated<ChartWords> = {
  plays7: 'As mais tocadas dos últimos 7 dias',
  plays30: 'As mais tocadas dos últimos 30 dias',
  likes7: 'As mais curtidas dos últimos 7 dias',
  likes30: 'As mais curtidas dos últimos 30 dias',
  plays: { one: 'Tocada {} vez', many: 'Tocada {} vezes', other: 'Tocada {} vezes' },
  likes: { one: '{} curtida', many: '{} curtidas', other: '{} curtidas' },
  noPlays: 'Nada foi tocado ainda',
  noLikes: 'Ainda não há curtidas',
  unsupported: 'Esta rádio não tem parada de sucessos.',
};
