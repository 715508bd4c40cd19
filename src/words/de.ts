/** The words in German. */
import type { HistoryWords, OnAirWords } from './words.js';

export { audience } from './audience/de.js';
export { failures } from './failures/de.js';
export { links } from './links/de.js';
export { player } from './player/de.js';
export { podcasts } from './podcasts/de.js';
export { schedule } from './schedule/de.js';
export { search } from './search/de.js';
export { shows } from './shows/de.js';
export { votes } from './votes/de.js';

export const onAir: OnAirWords = {
  onAir: 'Auf Sendung',
  live: 'Live',
  nowPlaying: 'Jetzt läuft: {}',
  time: 'Zeit',
  jingle: 'Jingle',
  lastPlayed: 'Zuletzt lief um {}',
  asOf: 'Stand {}',
  nothing: 'Noch nichts auf Sendung',
  noAnswer: 'Der Sender antwortet nicht. Neuer Versuch läuft.',
};

export const history: HistoryWords = {
  nothing: 'Noch nichts gespielt',
  justNow: 'gerade eben',
};
