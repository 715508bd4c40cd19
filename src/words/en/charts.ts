/** Text of the charts, in English. */
import type { ChartWords } from '../chart-words.js';

export const charts: ChartWords = {
  plays7: 'Most played in the last 7 days',
  plays30: 'Most played in the last 30 days',
  likes7: 'Most liked in the last 7 days',
  likes30: 'Most liked in the last 30 days',
  plays: { one: '{} play', two: '{} plays', few: '{} plays', many: '{} plays', other: '{} plays' },
  likes: { one: '{} like', two: '{} likes', few: '{} likes', many: '{} likes', other: '{} likes' },
  noPlays: 'No plays yet',
  noLikes: 'No likes yet',
  unsupported: 'This station has no charts.',
};
