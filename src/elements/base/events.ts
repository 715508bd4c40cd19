import type { OnAir, Track } from '../../station/snapshot.js';
import type { Choice } from '../../station/votes/votes.js';

/** The `detail` of each event, by event name. All events bubble and are composed. */
export interface OnairEventDetails {
  /** The listener hears another track; `track` is null between tracks. */
  'onair-track': { readonly track: Track | null; readonly previous: Track | null };
  /** A vote was counted, or sent to a panel that doesn't confirm votes. */
  'onair-vote': { readonly track: Track; readonly choice: Choice };
  /** The station can't be reached or read. The event fires again when the reason changes. */
  'onair-failure': { readonly failure: NonNullable<OnAir['failure']> };
}

export type OnairEvent<N extends keyof OnairEventDetails> = CustomEvent<OnairEventDetails[N]>;

declare global {
  interface HTMLElementEventMap {
    'onair-track': OnairEvent<'onair-track'>;
    'onair-vote': OnairEvent<'onair-vote'>;
    'onair-failure': OnairEvent<'onair-failure'>;
  }
}
