/** What a screen reader calls the frame of a tag. Whoever pastes the frame may write something better. */
type Titles = Record<
  'station' | 'now-playing' | 'history' | 'vote' | 'player' | 'schedule' | 'podcasts',
  string
>;

const en: Titles = {
  station: 'On air',
  'now-playing': 'On air',
  history: 'What played',
  vote: 'Like and dislike',
  player: 'Listen',
  schedule: 'Schedule',
  podcasts: 'Podcasts',
};
const de: Titles = {
  station: 'Auf Sendung',
  'now-playing': 'Auf Sendung',
  history: 'Was lief',
  vote: 'Gefällt mir',
  player: 'Anhören',
  schedule: 'Programm',
  podcasts: 'Podcasts',
};

/** English for every language but German. */
export const frameTitles = (lang: string): Titles => (/^de\b/i.test(lang) ? de : en);
