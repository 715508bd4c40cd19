import type { ChartWords } from '../chart-words.js';
import type { Translated } from '../tag-words.js';

export const charts: Translated<ChartWords> = {
  plays7: 'Les plus diffusés ces 7 derniers jours',
  plays30: 'Les plus diffusés ces 30 derniers jours',
  likes7: 'Les plus aimés ces 7 derniers jours',
  likes30: 'Les plus aimés ces 30 derniers jours',
  plays: { one: '{} diffusion', many: '{} diffusions', other: '{} diffusions' },
  likes: { one: '{} j’aime', many: '{} j’aime', other: '{} j’aime' },
  noPlays: 'Aucune diffusion pour l’instant',
  noLikes: 'Aucun j’aime pour l’instant',
  unsupported: 'Cette radio n’a pas de classement.',
};
