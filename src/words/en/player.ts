/** Text for visitors, in English. */
import type { PlayerWords } from '../tag-words.js';

export const player: PlayerWords = {
  play: 'Play',
  stop: 'Stop',
  quality: 'Sound quality',
  high: 'High',
  low: 'Low',
  bitrate: '{} kbit/s',
  mute: 'Mute',
  volume: 'Volume',
  connecting: 'Connecting…',
  reconnecting: 'Reconnecting…',
  nothing: 'Nothing to listen to yet',
  missing: 'This stream has no address.',
  insecure: 'This page uses https and the stream uses http, so it can’t play here.',
  unplayable: 'This stream can’t be played.',
  chooseAnother: 'This stream can’t be played. Choose another one.',
  blocked: 'Your browser blocked playback. Press play again.',
  elsewhere: 'Playing in another player.',
  goOn: 'Keep listening',
  popup: 'Pop out',
  fold: 'Hide player',
  unfold: 'Show player',
  more: 'More',
};
