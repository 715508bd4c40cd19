import type { Choice } from '../../../station/votes/votes.js';

/** A vote in a menu. The row has no room for its button. */
export interface MenuChoice {
  choice: Choice;
  label: string;
  /** SVG path in a box of 24 × 24 units. */
  icon: string;
  /** Whether the visitor has chosen it. */
  isChosen: boolean;
}

/** The interface of `onair-vote`. It is declared here so that the element's code isn't imported. */
export interface RowVote extends HTMLElement {
  /** Undefined until its code has loaded. */
  menuChoices?(): MenuChoice[];
  /** Votes, and resolves with the result as a sentence. */
  choose(choice: Choice): Promise<string>;
}
