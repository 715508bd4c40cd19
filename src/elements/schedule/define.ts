/** Registers `onair-schedule`. */
import { define } from '../base/define.js';
import { OnairSchedule } from './schedule.js';

define('onair-schedule', OnairSchedule);

declare global {
  interface HTMLElementTagNameMap {
    'onair-schedule': OnairSchedule;
  }
}
