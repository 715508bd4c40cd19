import type { Choice } from '../../../station/votes/votes.js';

/** A vote that is offered in the menu because the row has no room for its button. */
export interface MenuChoice {
  choice: Choice;
  label: string;
  /** SVG path in a box of 24 × 24 units. */
  icon: string;
  /** Whether the visitor has already cast this vote. */
  isChosen: boolean;
}

/** The interface of `onair-vote`. It is declared here so that the element's code isn't imported. */
export interface RowVote extends HTMLElement {
  /** Undefined until its code has loaded. */
  menuChoices?(): MenuChoice[];
  /** Sends the vote and resolves with a sentence about the result. */
  choose(choice: Choice): Promise<string>;
}
