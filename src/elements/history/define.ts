/** Registers `onair-history`. */
import '../early.js';
import { define } from '../define.js';
import { OnairHistory } from './history.js';

define('onair-history', OnairHistory);

declare global {
  interface HTMLElementTagNameMap {
    'onair-history': OnairHistory;
  }
}
