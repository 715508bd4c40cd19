/** The words of a player at the foot of the window, in English: in a file of their own, because few players need them. */
import type { BottomWords } from '../words.js';

export const player: BottomWords = {
  fold: 'Fold away',
  unfold: 'Show the player',
};
