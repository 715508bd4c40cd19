/** Text for visitors, in English, that all elements use. Other text is loaded with the code of each element. */
import type { ShowWords, FailureWords, HistoryWords, OnAirWords, UnsupportedWords } from '../tag-words.js';

export const onAir: OnAirWords = {
  onAir: 'On air',
  live: 'Live',
  nowPlaying: 'Now playing: {}',
  time: 'Time',
  jingle: 'Jingle',
  lastPlayed: 'Last played {}',
  asOf: 'as of {}',
  nothing: 'Nothing on air yet',
  noAnswer: 'Can’t reach the station. Retrying…',
};

export const history: HistoryWords = {
  nothing: 'Nothing played yet',
  justNow: 'just now',
};

export const failures: FailureWords = {
  missing: 'No station yet: add base-url with the address of your panel.',
  address: 'The base-url isn’t a valid address.',
  station: 'This isn’t a valid station name.',
  insecure: 'This page uses https, but the panel’s address uses http. Ask your host for the https address.',
  blocked: 'This page’s Content-Security-Policy blocks the panel.',
  offline: 'You are offline.',
  notFound: 'There is no panel at this address.',
  server: 'The panel has no server with this number.',
  refused: 'The panel refused the request ({}).',
  unreadable: 'The panel’s response can’t be read. Retrying…',
  part: 'A file didn’t load. Reload the page. Is the folder “parts” next to onair.js?',
};

export const unsupported: UnsupportedWords = {
  week: 'This station’s server doesn’t provide a schedule.',
  channels: 'This station’s server doesn’t provide streams.',
  podcasts: 'This station’s server doesn’t provide podcasts.',
  history: 'This station’s server doesn’t provide a history to search.',
  seen: 'This station’s server reports only the current track. History since {}.',
};

export const shows: ShowWords = {
  upNext: 'Up next:',
  next: 'Next',
  until: 'until {}',
  from: 'from {}',
};
