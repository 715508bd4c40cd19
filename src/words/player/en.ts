/** The words of the player in English: in a file of their own, because most pages have none. */
import type { PlayerWords } from '../words.js';

export const player: PlayerWords = {
  play: 'Play',
  stop: 'Stop',
  stream: 'Stream',
  bitrate: '{} kbit/s',
  mute: 'Mute',
  volume: 'Volume',
  connecting: 'Connecting…',
  reconnecting: 'Reconnecting…',
  nothing: 'No stream to listen to yet',
  missing: 'This stream has no address.',
  insecure: 'This page is secure (https), this stream is not (http): it cannot play here.',
  unplayable: 'This stream does not play.',
  chooseAnother: 'This stream does not play. Choose another one.',
  blocked: 'The browser did not let it play. Press again.',
  elsewhere: 'Stopped: another player plays.',
  goOn: 'Go on listening',
};
