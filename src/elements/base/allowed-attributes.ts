import type { TagName } from '../../contract/tags.js';

const COMMON = [
  'base-url',
  'server',
  'source',
  'station',
  'charset',
  'map',
  'lang',
  'transport',
  'covers',
  'art',
  'skin',
];

/**
 * Attributes that a `<div data-onair>` or a frame's URL can set, by tag name. Both can come from untrusted authors, so
 * no other attributes are copied to the element.
 */
export const ALLOWED_ATTRIBUTES: Readonly<Record<TagName, readonly string[]>> = {
  station: [...COMMON, 'time-zone', 'delay'],
  'now-playing': [...COMMON, 'layout', 'play', 'vote', 'links', 'tint', 'listeners', 'delay'],
  history: [...COMMON, 'limit', 'vote', 'hide-jingles', 'include-current', 'search', 'links'],
  vote: [...COMMON, 'view', 'links'],
  requests: [...COMMON, 'limit'],
  charts: [...COMMON, 'days', 'by', 'limit'],
  podcasts: [...COMMON, 'limit', 'layout', 'episodes'],
  player: [
    ...COMMON,
    'layout',
    'position',
    'popup',
    'tint',
    'links',
    'listeners',
    'vote',
    'channel',
    'volume',
    'delay',
  ],
  schedule: [...COMMON, 'view', 'time-zone', 'only', 'from-hour', 'to-hour', 'calendar'],
};

/** Whether `name`, without the prefix `onair-`, is the name of a tag. */
export function isTagName(name: string): name is TagName {
  return Object.keys(ALLOWED_ATTRIBUTES).includes(name);
}
