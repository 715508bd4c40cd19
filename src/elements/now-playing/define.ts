/** Registers `onair-now-playing`. */
import '../base/early-request.js';
import { define } from '../base/define.js';
import { OnairNowPlaying } from './now-playing.js';

define('onair-now-playing', OnairNowPlaying);

declare global {
  interface HTMLElementTagNameMap {
    'onair-now-playing': OnairNowPlaying;
  }
}
