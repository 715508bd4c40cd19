/** The words of the button for a small window, in English: in a file of their own, because few players need them. */
import type { PopupWords } from '../words.js';

export const player: PopupWords = { popup: 'In a small window' };
