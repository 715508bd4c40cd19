/** In English, what stands in the place of a tag whose code does not load. It is a file of its own: no other words have come then. */
export const missingPart =
  'A file that this needs could not be loaded. Reload the page; if that does not help, the folder "parts" is missing beside onair.js.';
