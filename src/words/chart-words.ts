import type { PluralForms } from './tag-words.js';

/** Text of the charts. It has separate files, which are loaded only on pages with charts. */
export interface ChartWords {
  /** Headings, by what is counted and the number of days. */
  plays7: string;
  plays30: string;
  likes7: string;
  likes30: string;
  /** Counts of a track. `{}` is the number. */
  plays: PluralForms;
  likes: PluralForms;
  /** Nothing was counted in this time. */
  noPlays: string;
  noLikes: string;
  /** The station's server has no charts. */
  unsupported: string;
}
