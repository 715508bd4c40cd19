/** Registers `onair-charts`. */
import { define } from '../base/define-element.js';
import { OnairCharts } from './charts.js';

define('onair-charts', OnairCharts);

declare global {
  interface HTMLElementTagNameMap {
    'onair-charts': OnairCharts;
  }
}
