/** Registers `onair-history`. */
import '../base/early-request.js';
import { define } from '../base/define-element.js';
import { OnairHistory } from './history.js';

define('onair-history', OnairHistory);

declare global {
  interface HTMLElementTagNameMap {
    'onair-history': OnairHistory;
  }
}
