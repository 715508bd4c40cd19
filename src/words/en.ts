/** The words in English. */
import type { HistoryWords, OnAirWords } from './words.js';

export { audience } from './audience/en.js';
export { failures } from './failures/en.js';
export { links } from './links/en.js';
export { player } from './player/en.js';
export { podcasts } from './podcasts/en.js';
export { schedule } from './schedule/en.js';
export { search } from './search/en.js';
export { shows } from './shows/en.js';
export { votes } from './votes/en.js';

export const onAir: OnAirWords = {
  onAir: 'On air',
  live: 'Live',
  nowPlaying: 'Now playing: {}',
  time: 'Time',
  jingle: 'Jingle',
  lastPlayed: 'Last played {}',
  asOf: 'as of {}',
  nothing: 'Nothing on air yet',
  noAnswer: 'The station does not answer. Trying again.',
};

export const history: HistoryWords = {
  nothing: 'Nothing played yet',
  justNow: 'just now',
};
