/** The text on a podcast's page. */

export interface PageTexts {
  /** Language of this text. The podcast itself may be in another language. */
  language: string;
  /** Locale in which dates are formatted. */
  dates: string;
  by: string;
  episodes: string;
  none: string;
  feed: string;
  listen: string;
  chapters: string;
  transcript: string;
  /** Formats a length in seconds. */
  length(seconds: number): string;
}

const minutesAndSeconds = (seconds: number): string =>
  [
    seconds >= 60 ? `${Math.floor(seconds / 60)} min` : '',
    seconds % 60 > 0 || seconds === 0 ? `${seconds % 60} s` : '',
  ]
    .filter((text) => text !== '')
    .join(' ');

const english: PageTexts = {
  language: 'en',
  dates: 'en-GB',
  by: 'A podcast by',
  episodes: 'Episodes',
  none: 'No episodes yet.',
  feed: 'RSS feed',
  listen: 'Listen to',
  chapters: 'Chapters',
  transcript: 'Transcript',
  length: minutesAndSeconds,
};

const german: PageTexts = {
  language: 'de',
  dates: 'de',
  by: 'Ein Podcast von',
  episodes: 'Folgen',
  none: 'Noch keine Folgen.',
  feed: 'RSS-Feed',
  listen: 'Anhören:',
  chapters: 'Kapitel',
  transcript: 'Transkript',
  length: minutesAndSeconds,
};

export function pageTexts(language: string): PageTexts {
  return /^de\b/i.test(language) ? german : english;
}
