/** Registers `onair-vote`. */
import { define } from '../base/define-element.js';
import { OnairVote } from './vote.js';

define('onair-vote', OnairVote);

declare global {
  interface HTMLElementTagNameMap {
    'onair-vote': OnairVote;
  }
}
