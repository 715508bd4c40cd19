/** Registers `onair-now-playing`. */
import '../early.js';
import { define } from '../define.js';
import { OnairNowPlaying } from './now-playing.js';

define('onair-now-playing', OnairNowPlaying);

declare global {
  interface HTMLElementTagNameMap {
    'onair-now-playing': OnairNowPlaying;
  }
}
