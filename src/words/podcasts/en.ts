/** The words of podcasts in English: in a file of their own, because most pages have none. */
import type { PodcastWords } from '../words.js';

export const podcasts: PodcastWords = {
  count: {
    one: '{} episode',
    two: '{} episodes',
    few: '{} episodes',
    many: '{} episodes',
    other: '{} episodes',
  },
  episodes: 'Episodes',
  page: 'Open',
  feed: 'Feed',
  app: 'App',
  inApp: 'Opens in a podcast app, where there is one',
  more: 'Show more',
  nothing: 'No podcasts yet',
  noEpisodes: 'No episodes yet',
  unreadable: 'The episodes cannot be shown here. The links lead to them.',
  play: 'Play',
  pause: 'Pause',
  position: 'Position',
  unplayable: 'This episode does not play here.',
  back: 'Back',
  forward: 'Forward',
  speed: 'Speed',
  played: 'Played',
  chapters: 'Chapters',
  transcript: 'Transcript',
  absent: 'This cannot be shown here.',
};
