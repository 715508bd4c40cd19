/** Text for visitors, in English. */
import type { PodcastWords } from '../tag-words.js';

export const podcasts: PodcastWords = {
  count: {
    one: '{} episode',
    two: '{} episodes',
    few: '{} episodes',
    many: '{} episodes',
    other: '{} episodes',
  },
  episodes: 'Episodes',
  follow: 'Follow',
  page: 'Website',
  feed: 'RSS',
  app: 'App',
  inApp: 'Opens in your podcast app',
  more: 'Show more',
  nothing: 'No podcasts yet',
  noEpisodes: 'No episodes yet',
  unreadable: 'The episodes can’t be shown here. Use the links instead.',
  play: 'Play',
  pause: 'Pause',
  position: 'Position',
  unplayable: 'This episode can’t be played here.',
  back: 'Back',
  forward: 'Forward',
  speed: 'Speed',
  played: 'Played',
  chapters: 'Chapters',
  transcript: 'Transcript',
  absent: 'This can’t be shown here.',
};
