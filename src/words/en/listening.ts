/** Text of the sleep timer and of playing on other devices, in English. */
import type { ListeningWords } from '../listening-words.js';

export const listening: ListeningWords = {
  sleep: 'Sleep timer',
  off: 'Off',
  showEnd: 'End of the show',
  device: 'Play on another device',
  onDevice: 'Playing on another device',
  noDevice: 'No device found.',
  unconnected: 'Couldn’t connect to the device.',
};
