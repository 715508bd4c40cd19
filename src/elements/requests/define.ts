/** Registers `onair-requests`. */
import { define } from '../base/define-element.js';
import { OnairRequests } from './requests.js';

define('onair-requests', OnairRequests);

declare global {
  interface HTMLElementTagNameMap {
    'onair-requests': OnairRequests;
  }
}
