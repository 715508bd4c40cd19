/** Registers `onair-station`. */
import { define } from '../base/define-element.js';
import { OnairStation } from './station.js';

define('onair-station', OnairStation);

declare global {
  interface HTMLElementTagNameMap {
    'onair-station': OnairStation;
  }
}
