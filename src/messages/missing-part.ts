/** Shown, in English, instead of an element whose code can't be loaded. A file of its own, since no other words are loaded then. */
export const missingPart =
  'A file that this needs could not be loaded. Reload the page; if that does not help, the folder "parts" is missing beside onair.js.';
