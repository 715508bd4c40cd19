import type { ReactiveControllerHost } from 'lit';
import type { Station } from '../../station/station.js';
import type { OnairEventDetails } from './events.js';
import type { SsrSnapshot } from './ssr-snapshot.js';
import type { Settings } from './settings.js';

/** What controllers use of their element. */
export interface StationHost extends ReactiveControllerHost, HTMLElement {
  readonly settings: Settings;
  readonly shownStation: Station;
  /** False until the words of the element's language have loaded. Until then it shows no data. */
  readonly hasWords: boolean;
  /** True while a server renders the element, and while a browser hydrates it. Then only its attributes are known. */
  readonly isPrerender: boolean;
  /** The data that a server rendered the element with; null without data. */
  readonly ssrSnapshot: SsrSnapshot | null;
  emit<N extends keyof OnairEventDetails>(name: N, detail: OnairEventDetails[N]): void;
}
