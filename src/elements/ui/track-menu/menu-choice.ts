import type { Choice } from '../../../station/votes/votes.js';

/** A vote that a menu offers because its button has no room. */
export interface MenuChoice {
  choice: Choice;
  label: string;
  /** SVG path in a box of 24 × 24 units. */
  icon: string;
  /** Whether the visitor has already chosen it. */
  isChosen: boolean;
}

/** `onair-vote`, without importing its code. */
export interface RowVote extends HTMLElement {
  /** Undefined until its code has loaded. */
  menuChoices?(): MenuChoice[];
  /** Votes, and returns the result as a sentence. */
  choose(choice: Choice): Promise<string>;
}
