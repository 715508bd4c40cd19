/** The names of the tags, as `data-onair="NAME"` and the panel's frames, `/embed/NAME/`, have them. */
export const TAG_NAMES = [
  'station',
  'now-playing',
  'history',
  'vote',
  'player',
  'schedule',
  'podcasts',
] as const;

export type TagName = (typeof TAG_NAMES)[number];
