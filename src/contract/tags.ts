/** Names of the tags, as in `data-onair="NAME"` and in the paths of the panel's frames, `/embed/NAME/`. */
export const TAG_NAMES = [
  'station',
  'now-playing',
  'history',
  'vote',
  'player',
  'schedule',
  'podcasts',
  'requests',
  'charts',
] as const;

export type TagName = (typeof TAG_NAMES)[number];
