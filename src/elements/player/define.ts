import { define } from '../base/define-element.js';
import { OnairPlayer } from './player.js';

define('onair-player', OnairPlayer);

declare global {
  interface HTMLElementTagNameMap {
    'onair-player': OnairPlayer;
  }
}
