import type { ReactiveControllerHost } from 'lit';
import type { Station } from '../../station/station.js';
import type { OnairEventDetails } from './events.js';
import type { SsrSnapshot } from './ssr-snapshot.js';
import type { ElementSettings } from './settings.js';

/** The members of an element that its controllers use. */
export interface StationHost extends ReactiveControllerHost, HTMLElement {
  readonly settings: ElementSettings;
  readonly shownStation: Station;
  /** False until the text in the element's language has loaded. Until then, the element shows no data. */
  readonly hasWords: boolean;
  /**
   * True while a server renders the element or a browser hydrates it. In both cases, only the element's own attributes
   * are known.
   */
  readonly isPrerender: boolean;
  /** The data that a server used to render the element, or null. */
  readonly ssrSnapshot: SsrSnapshot | null;
  emit<N extends keyof OnairEventDetails>(name: N, detail: OnairEventDetails[N]): void;
}
