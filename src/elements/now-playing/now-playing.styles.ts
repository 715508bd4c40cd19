/**
 * Styles for the card and the line. The height of a card depends only on its width.
 *
 * These notes aren't in the style sheet, because comments there would be sent to every page:
 * - `--_title` is the size of a card's title. In a card narrower than 32.5em whose cover is beside the text, the size
 *   starts at the minimum, because the cover takes up half of the width. In every state, the text is high enough for
 *   two lines of the title and for the foot.
 * - The title has space for the ellipsis of a name in the opposite writing direction, which browsers put after the last
 *   word. If that space is wider than the card's padding, a truncated title is moved by the difference. A scroll
 *   timeline detects truncated titles. Browsers without scroll timelines clip the ellipsis.
 * - If the element isn't a container (`display: inline`), its card has the maximum width at which the cover is above
 *   the text.
 * - In a wide card, the free space is between the song and the progress.
 * - A wide card reserves a column for the last plays, whose code loads later.
 * - The vote buttons leave room for their message, but not at the expense of the next show.
 * - The icons of the vote buttons are centred in their touch targets, which reach into the padding. The dots of the
 *   menu are at the end of the text above the title.
 * - In a line, if there isn't enough room for the title, the artist and the time, the time wraps into a second row,
 *   which is clipped.
 * - In a narrow line, the artist is below the title, because two long names beside each other would be cut to a few
 *   letters. The line keeps its height.
 * - A line reserves no space for vote buttons, because their width is unknown until their code has loaded.
 * - A wall has its final size from the start; its other styles load later. It fills its container if the container has
 *   a height. Otherwise, its aspect ratio is 16 : 9.
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
    block-size: 100%;
    background: var(--onair-surface, none);
  }
  [part='card'],
  [part='line'] {
    display: flex;
  }
  [part='card'] {
    --_title: clamp(1.2em, 0.9em + 3.4cqi, 3.2em);
    flex-direction: column;
    max-inline-size: 22em;
    overflow: hidden;
    border: 1px solid var(--_line);
    border-radius: var(--onair-radius, 0.75em);
    background: var(--onair-surface, var(--_surface));
  }
  [part='card'] [part='cover'] {
    border-radius: 0;
  }
  [part='cover'] > svg {
    block-size: 100%;
  }
  .text {
    position: relative;
    display: flex;
    flex: auto;
    min-inline-size: 0;
    overflow: hidden;
  }
  [part='card'] .text {
    flex-direction: column;
    box-sizing: border-box;
    block-size: calc(8.8em + 2.4 * var(--_title));
    padding: 1em;
  }
  [part='state'],
  [part='time'] {
    font-size: 0.8125em;
  }
  [part='artist'],
  [part='line'] .song p {
    display: block;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  [part='card'] [part='title'],
  [part='card'].stale [part='state'] {
    margin-inline-end: -0.8em;
    padding-inline-end: 0.8em;
    -webkit-line-clamp: 2;
  }
  @supports (animation-timeline: scroll(self)) {
    [part='card'] [part='title'] {
      animation: cut linear both;
      animation-timeline: scroll(self);
    }
    @keyframes cut {
      0%,
      100% {
        margin-inline-end: max(-0.8em, -14px);
      }
    }
  }
  [part='card'] .song {
    flex-direction: column;
    gap: 0.25em;
    margin-block-start: 0.25em;
  }
  .song {
    display: flex;
  }
  .by {
    display: contents;
  }
  [part='card'] .song,
  .bar {
    max-inline-size: 40em;
  }
  [part='card'] [part='title'] {
    font-size: var(--_title);
    font-weight: 700;
    line-height: 1.2;
    text-wrap: balance;
  }
  .text .more {
    position: absolute;
    top: calc(1.5em - 22px);
    inset-inline-end: calc(1.44em - 22px);
  }
  [part='card'].linked [part='state'] {
    margin-inline-end: 2.5em;
  }
  .bar,
  .foot {
    display: flex;
    align-items: center;
    gap: 0.75em;
  }
  [part='card'] .bar {
    block-size: 1.0156em;
    margin-block-start: 0.75em;
  }
  .foot {
    block-size: 1.25em;
    margin-block-start: auto;
  }
  ${progressStyles}
  [part='card'] [part='message'] {
    margin-block: auto;
    -webkit-line-clamp: 6;
  }
  onair-vote {
    flex: 1 0 min(8em, 100%);
    block-size: 3em;
    margin-block: -0.875em;
  }
  @container (min-width: 22em) {
    [part='card'] {
      --_title: max(1.2em, 7.6cqi - 0.47em);
      --_side: max(8.8em + 2.4 * var(--_title), min(32cqi, 22em));
      flex-direction: row;
      max-inline-size: none;
    }
    [part='card'] .text {
      block-size: var(--_side);
    }
    [part='card'] [part='cover'] {
      inline-size: var(--_side);
    }
  }
  @container (min-width: 32.5em) {
    [part='card'] {
      --_title: clamp(1.2em, 0.9em + 3.4cqi, 3.2em);
    }
    [part='card'] [part='title'] {
      letter-spacing: -0.015em;
    }
    [part='card'] .song {
      margin-block-end: auto;
    }
    .foot {
      margin-block-start: 1.25em;
    }
  }
  @container (min-width: 60em) {
    [part='card'] {
      position: relative;
      padding-inline-end: max(16em, 25cqi, 100cqi - 64em);
    }
  }
  [part='line'],
  [part='line'] .text {
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
    flex: none;
    inline-size: 5.5em;
    block-size: 2em;
    margin: 0;
  }
  [part='line'] .song {
    min-inline-size: 0;
  }
  [part='line'] .by {
    display: flex;
    flex-shrink: 9999;
    min-inline-size: 3.5em;
  }
  [part='line'] [part='state'] {
    flex: none;
  }
  [part='line'] .bar {
    flex: 0 999999 auto;
    flex-wrap: wrap;
    min-inline-size: 0;
    gap: 0;
    block-size: 2em;
  }
  [part='line'] .bar::before {
    content: '';
    block-size: 2em;
  }
  [part='line'] .more {
    margin-inline-start: -0.5em;
  }
  [part='line'] [part='progress'] {
    display: none;
  }
  @container (max-width: 25.99em) {
    [part='line'] onair-vote {
      display: none;
    }
  }
  @container (max-width: 21.99em) {
    [part='line'] .song {
      flex-direction: column;
    }
    [part='line'] .by {
      flex-shrink: 0;
      min-inline-size: 0;
    }
    [part='line'] .by span {
      display: none;
    }
    [part='line'] .song p {
      margin-block: -0.1em;
      padding-block: 0.1em;
      font-size: 0.875em;
      line-height: 1.1;
    }
    [part='line'] [part='artist'] {
      color: var(--_quiet);
    }
  }
`;
