import { define } from '../base/define-element.js';
import { OnairPodcasts } from './podcasts.js';

define('onair-podcasts', OnairPodcasts);

declare global {
  interface HTMLElementTagNameMap {
    'onair-podcasts': OnairPodcasts;
  }
}
