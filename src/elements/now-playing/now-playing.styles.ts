/**
 * Styles for the card, which has one height for each width, and the line, in which the artist is truncated first.
 *
 * Notes, which are here because comments in the style sheet would be sent to every page:
 * - A card reserves a second line for the text above the title, and space for the ellipsis of a name in the opposite
 *   writing direction, which browsers put after the last word.
 * - The icons of the vote buttons are centred in their touch targets. The dots of the menu are at the end of the text
 *   above the title.
 * - A line reserves no space for vote buttons, because their width is unknown until their code has loaded. If there is
 *   room for only a few letters of the artist, it wraps into a second row that is clipped.
 * - A wall has its final size from the start; its other styles load later. It fills its container if that has a height,
 *   else it is 16 : 9.
 */
import { css } from '../base/css.js';
import { progressStyles } from '../ui/progress.styles.js';
import { menuPlace } from '../ui/track-menu/track-menu.styles.js';

export const styles = css`
  ${menuPlace}
  :host([layout='wall']) {
    inline-size: 100%;
    block-size: 100%;
    aspect-ratio: 16 / 9;
    container-type: size;
  }
  [part='wall'] {
    position: relative;
    box-sizing: border-box;
    block-size: 100%;
    overflow: hidden;
    background: var(--onair-surface, none);
  }
  [part='card'],
  [part='line'] {
    display: flex;
  }
  [part='card'] {
    flex-direction: column;
    gap: 1em;
    padding: 1em;
    border: 1px solid var(--_line);
    border-radius: var(--onair-radius, 0.75em);
    background: var(--onair-surface, var(--_surface));
  }
  [part='cover'] {
    inline-size: 100%;
  }
  .text {
    position: relative;
    display: flex;
    flex: auto;
    flex-direction: column;
    min-inline-size: 0;
    block-size: 8em;
    overflow: hidden;
  }
  [part='card'] .text {
    margin-inline: -1em;
    padding-inline: 1em;
  }
  .song {
    display: flex;
    min-block-size: 0;
  }
  [part='card'] .song {
    flex-direction: column;
  }
  [part='card'] p {
    flex: none;
  }
  [part='card'] .song::before,
  [part='card'] .song::after {
    content: '';
    flex: 0 1 0.5em;
  }
  [part='artist'],
  [part='line'] .song [dir] {
    display: block;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  [part='title'],
  [part='card'].stale [part='state'] {
    display: -webkit-box;
    margin-inline-end: -0.8em;
    padding-inline-end: 0.8em;
    white-space: normal;
    -webkit-line-clamp: 2;
  }
  [part='title'] {
    margin-block-end: 0.25em;
    font-size: 1.2em;
  }
  [part='card'].linked .text {
    margin-block-start: -1em;
    padding-block-start: 1em;
  }
  .text .more {
    position: absolute;
    top: calc(1.5em - 22px);
    inset-inline-end: calc(1.44em - 22px);
  }
  [part='card'].linked [part='state'] {
    margin-inline-end: 2.5em;
  }
  .foot {
    block-size: 1em;
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 0.75em;
    margin-block-start: auto;
  }
  ${progressStyles}
  @container (max-width: 32.49em) {
    [part='card'] .song {
      margin-block-start: -0.07em;
    }
    [part='card'] .song::before {
      flex-basis: 0.57em;
    }
    [part='card'] .song::after {
      order: 1;
      flex-basis: 0.4em;
    }
    [part='card'] [part='title'] {
      margin-block-end: 0;
    }
    [part='card'] [part='artist'] {
      order: 2;
      margin-block-start: -0.1em;
    }
  }
  [part='message'] {
    margin-block: auto;
    -webkit-line-clamp: 6;
  }
  [part='line'] [part='message'] {
    -webkit-line-clamp: 1;
  }
  onair-vote {
    flex: none;
    inline-size: 100%;
    block-size: 3em;
  }
  @container (max-width: 32.49em) {
    [part='card'] onair-vote {
      margin-block: -0.5em -0.75em;
    }
  }
  @container (min-width: 22em) {
    [part='card'] {
      flex-flow: wrap;
    }
    [part='card'] .text {
      flex-basis: 0;
    }
    [part='cover'] {
      inline-size: 8em;
    }
  }
  @container (min-width: 32.5em) {
    [part='title'] {
      font-size: 1.3em;
    }
    [part='card'].votes {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
    }
    .votes [part='cover'] {
      grid-row: 1 / 3;
      inline-size: 12em;
    }
  }
  [part='line'],
  [part='line'] .text {
    flex-direction: row;
    align-items: center;
    gap: 0.5em;
    block-size: 2em;
  }
  [part='line'] .text {
    margin-inline: -0.25em;
    padding-inline: 0.25em;
  }
  [part='line'] [part='cover'] {
    inline-size: 2em;
  }
  [part='line'] onair-vote {
    inline-size: 5.5em;
    block-size: 2em;
  }
  .by {
    display: contents;
  }
  [part='line'] .song {
    flex-wrap: wrap;
    row-gap: 1em;
    order: -1;
    min-inline-size: 0;
    block-size: 1.25em;
  }
  [part='line'] .by {
    display: flex;
    flex: 1 1 4.5em;
    max-inline-size: max-content;
    min-inline-size: 0;
  }
  [part='line'] [part='title'] {
    margin-block: 0;
    font-size: 1em;
    font-weight: 400;
    -webkit-line-clamp: 1;
  }
  [part='line'] .foot {
    margin: 0;
  }
  [part='line'] .foot,
  [part='line'] [part='state'] {
    flex: none;
  }
  .votes[part='line'] [part='state'] {
    flex: 0 99 auto;
  }
  [part='line'] .more {
    margin-inline-start: -0.5em;
  }
  @container (max-width: 21.99em) {
    .votes.linked[part='line'] .foot {
      display: none;
    }
  }
  @container (max-width: 13.99em) {
    [part='line'] .song :not([part='title']),
    [part='line'] .foot {
      display: none;
    }
    [part='line'] [part='state'] {
      flex: 0 1 auto;
    }
  }
  [part='line'] [part='progress'],
  [part='line'] [part='artist']:empty,
  [part='line'].ready:not(.counted) [part='state'] {
    display: none;
  }
`;
