/**
 * What the owner of a page reads in one language: the causes of failures, and the words of the check.
 *
 * English and German, which are in the bundles, have a file for each of these in the folders beside this one. Each
 * other language is one file here, which becomes `parts/owner-CODE.js`: no page loads it before something has failed.
 */
import type { CauseWords } from '../causes/names.js';
import type { CheckPageWords } from '../check-page/words.js';
import type { CheckWords } from '../checks/names.js';

export type Direction = 'ltr' | 'rtl';

export interface OwnerWords {
  /** Which way the language is written. */
  readonly direction: Direction;
  readonly causes: CauseWords;
  /** The words of the link to the check, below a cause. */
  readonly checkLink: string;
  readonly checks: CheckWords;
  readonly checkPage: CheckPageWords;
}
