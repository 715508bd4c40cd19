/** What the controllers of an element need to know of it. */
import type { ReactiveControllerHost } from 'lit';
import type { Station } from '../../station/station.js';
import type { OnairEventDetails } from '../events.js';
import type { Settings } from './settings.js';

export interface StationHost extends ReactiveControllerHost, HTMLElement {
  readonly settings: Settings;
  readonly station: Station;
  /** False while the first words of the element's language are on their way: until then it shows no data. */
  readonly hasWords: boolean;
  /** Whether a server draws the element, or a browser takes over what a server drew: then nothing is known but its attributes. */
  readonly isPrerender: boolean;
  /** Sends an event to the page. */
  emit<N extends keyof OnairEventDetails>(name: N, detail: OnairEventDetails[N]): void;
}
