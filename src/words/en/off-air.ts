import type { OffAirWords } from '../tag-words.js';

export const offAir: OffAirWords = {
  title: 'Off air',
  back: 'Back at {} with {name}',
};
