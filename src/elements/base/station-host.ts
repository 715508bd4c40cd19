/** The part of an element that its controllers use. */
import type { ReactiveControllerHost } from 'lit';
import type { Station } from '../../station/station.js';
import type { OnairEventDetails } from './events.js';
import type { SsrSnapshot } from './ssr-snapshot.js';
import type { Settings } from './settings.js';

export interface StationHost extends ReactiveControllerHost, HTMLElement {
  readonly settings: Settings;
  readonly shownStation: Station;
  /** False until the words of the element's language are loaded: until then it shows no data. */
  readonly hasWords: boolean;
  /** True while a server renders the element, and while a browser hydrates it: then only its attributes are known. */
  readonly isPrerender: boolean;
  /** What a server knew when it rendered the element; null when none did. */
  readonly ssrSnapshot: SsrSnapshot | null;
  /** Sends an event to the page. */
  emit<N extends keyof OnairEventDetails>(name: N, detail: OnairEventDetails[N]): void;
}
