/** The `detail` of the elements' events, by name. All of them bubble and are composed. */
import type { OnAir, Track } from '../../station/snapshot.js';
import type { Choice } from '../../station/votes/votes.js';

export interface OnairEventDetails {
  /** Another track is heard; null when none is. */
  'onair-track': { readonly track: Track | null; readonly previous: Track | null };
  /** A vote was counted, or sent where nobody can know. */
  'onair-vote': { readonly track: Track; readonly choice: Choice };
  /** The station fails in a new way. */
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
