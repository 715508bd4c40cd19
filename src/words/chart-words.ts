import type { PluralForms } from './tag-words.js';

/** Text of the charts. It is in separate files, which are loaded only on pages with charts. */
export interface ChartWords {
  /** Headings: what is counted, and over how many days. */
  plays7: string;
  plays30: string;
  likes7: string;
  likes30: string;
  /** Counts of a track. `{}` is the number. */
  plays: PluralForms;
  likes: PluralForms;
  /** Nothing was counted in the period. */
  noPlays: string;
  noLikes: string;
  /** The station's server doesn't provide charts. */
  unsupported: string;
}
