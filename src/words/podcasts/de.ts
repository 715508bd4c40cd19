/** The words of podcasts in German. */
import type { PodcastWords } from '../words.js';

export const podcasts: PodcastWords = {
  count: {
    one: '{} Folge',
    other: '{} Folgen',
  },
  episodes: 'Folgen',
  page: 'Öffnen',
  feed: 'Feed',
  app: 'App',
  inApp: 'Öffnet sich in einer Podcast-App, wo es eine gibt',
  more: 'Mehr anzeigen',
  nothing: 'Noch keine Podcasts',
  noEpisodes: 'Noch keine Folgen',
  unreadable: 'Die Folgen lassen sich hier nicht zeigen. Die Links führen hin.',
  play: 'Abspielen',
  pause: 'Anhalten',
  position: 'Stelle',
  unplayable: 'Diese Folge lässt sich hier nicht abspielen.',
  back: 'Zurück',
  forward: 'Vor',
  speed: 'Tempo',
  played: 'Gehört',
  chapters: 'Kapitel',
  transcript: 'Transkript',
  absent: 'Das lässt sich hier nicht zeigen.',
};
