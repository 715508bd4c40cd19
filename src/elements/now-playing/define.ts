/** Registers `onair-now-playing`. */
import '../base/early-request.js';
import { define } from '../base/define-element.js';
import { OnairNowPlaying } from './now-playing.js';

define('onair-now-playing', OnairNowPlaying);

declare global {
  interface HTMLElementTagNameMap {
    'onair-now-playing': OnairNowPlaying;
  }
}
