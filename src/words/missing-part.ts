/**
 * Shown, in English, instead of what needs code that can't be loaded. A file of its own: the
 * file with the other sentences may be the one that is missing.
 */
export const missingPart =
  'A file could not be loaded. Reload the page. Is the folder “parts” beside onair.js?';
