import { define } from '../base/define-element.js';
import { OnairSchedule } from './schedule.js';

define('onair-schedule', OnairSchedule);

declare global {
  interface HTMLElementTagNameMap {
    'onair-schedule': OnairSchedule;
  }
}
