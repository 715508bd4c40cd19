/** Text for the list of likes, in English. */
import type { LikeWords } from '../like-words.js';

export const likes: LikeWords = {
  import: 'Import',
  added: 'Added: {}.',
  known: 'Already in the list: {}.',
  unreadable: 'Lines that couldn’t be read: {}.',
  noSongs: 'No songs found. Choose a CSV file, or a text file with lines like “Artist - Title”.',
  full: 'Not saved: this browser’s storage is full.',
  blocked: 'This browser doesn’t let the page save your likes. They are lost when you close the page.',
};
