/**
 * These notes aren't in the style sheet, because comments there would be sent to every page:
 * - A button has an icon and a word. Inside another element, it has only an icon. In forced colours, the icons have
 *   borders.
 * - Inside another element, a sentence replaces an empty list of likes.
 * - The touch target is larger than the visible button. A button with a word reserves the width of its count.
 * - The message is beside the summary of the likes, which stays on one line. Inside another element, it is beside the
 *   icons. If there is no room, it floats above the content while the element is hovered or focused. If there is room
 *   for only one word, the message is hidden after a vote, because the icon already shows the vote.
 */
import { css } from '../base/css.js';

export const styles = css`
  :host {
    position: relative;
  }
  :host(:hover),
  :host(:focus-within) {
    z-index: 1;
  }
  .pair {
    display: flex;
    gap: 0.5em;
  }
  button,
  summary {
    border-radius: var(--onair-radius, 0.5em);
  }
  button {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.5em;
    box-sizing: border-box;
    min-block-size: 2.75em;
    margin: 0;
    padding: 0 1em;
    border: 1px solid var(--_line);
    background: none;
    color: inherit;
    font: inherit;
    line-height: 1;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  button::after {
    content: '';
    position: absolute;
    top: 50%;
    left: 50%;
    inline-size: max(100%, 44px);
    block-size: max(100%, 44px);
    transform: translate(-50%, -50%);
  }
  button:focus-visible,
  summary:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 2px;
  }
  button:hover {
    background: var(--_surface);
  }
  [aria-disabled] {
    cursor: default;
  }
  [aria-disabled='true'][aria-pressed='false'],
  button:disabled {
    background: none;
    color: var(--_quiet);
    cursor: default;
  }
  button:disabled {
    opacity: 0.5;
  }
  [aria-pressed='true'],
  [aria-pressed='true']:hover {
    border-color: var(--_accent);
    background: var(--_tone);
  }
  svg {
    flex: none;
    inline-size: 1.25em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [aria-pressed='true'] svg {
    stroke: var(--_accent);
  }
  [aria-pressed='true'] path {
    fill: var(--_accent);
  }
  [part='dislike'] svg {
    transform: scaleY(-1);
  }
  [part='message'] {
    font-size: 0.8em;
    color: var(--_quiet);
    -webkit-line-clamp: 3;
  }
  .box:not(.inside) {
    max-inline-size: 32em;
  }
  .box:not(.inside) > [part='message'] {
    display: flex;
    float: inline-end;
    align-items: center;
    max-inline-size: max(50%, 100% - 8em);
    block-size: 3.75em;
    margin-block-start: 0.25em;
  }
  .box:not(.inside) > [part='message'] bdi {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  .inside {
    display: flex;
    align-items: center;
    gap: 0.25em;
    block-size: 100%;
  }
  .inside .pair {
    flex: none;
    gap: 0;
  }
  .inside button {
    flex-direction: column;
    gap: 0.125em;
    inline-size: 2.75em;
    min-block-size: 0;
    block-size: 2.75em;
    padding: 0;
    border-color: transparent;
  }
  .inside .word {
    position: absolute;
    clip-path: inset(50%);
  }
  .inside [aria-pressed='true'] {
    background: none;
  }
  .inside [part='count'] {
    font-size: 0.7em;
  }
  .inside [part='message'] {
    margin: 0;
  }
  @container (min-width: 8em) {
    .inside {
      margin-inline-start: -0.75em;
    }
  }
  @media (forced-colors: active) {
    .inside {
      gap: 0.75em;
      margin-inline: 0;
    }
    .inside button + button {
      margin-inline-start: -1px;
    }
  }
  @container (min-width: 18em) {
    .box:not(.inside) .pair button {
      min-inline-size: 8.5em;
    }
  }
  @container (max-width: 17.99em) {
    .box:not(.inside) .pair button {
      flex: 1 0 0;
      min-inline-size: 0;
      min-block-size: 3.25em;
      padding: 0 0.25em;
      gap: 0.25em;
      font-size: 0.85em;
      line-height: 1.1;
    }
    .word {
      min-inline-size: 0;
      overflow-wrap: anywhere;
      text-align: start;
    }
  }
  @container (max-width: 11em) {
    .box:not(.inside) .pair button {
      flex-direction: column;
      min-block-size: 4.5em;
    }
  }
  @container (min-width: 8em) and (max-width: 10.99em) {
    .inside :has([aria-pressed='true']) + p {
      opacity: 0;
    }
  }
  @container (max-width: 7.99em) {
    .inside [part='message'] {
      position: absolute;
      inset-inline-end: 0;
      bottom: 100%;
      inline-size: max-content;
      max-inline-size: 17em;
      padding: 0.5em 0.75em;
      border: 1px solid;
      border-radius: 0.5em;
      background: Canvas;
      color: CanvasText;
      text-align: start;
    }
    .onair-now-playing [part='message'] {
      top: 100%;
      bottom: auto;
    }
    .inside [part='message']:empty,
    :host(:not(:hover):not(:focus-within)) .inside [part='message'] {
      clip-path: inset(50%);
    }
    .onair-now-playing button {
      flex-direction: row;
      block-size: 2em;
    }
  }
  .heart {
    display: none;
  }
  @container (max-width: 4em) {
    .onair-history [part='dislike'],
    .heart + svg {
      display: none;
    }
    .heart {
      display: block;
    }
  }
  .none:not([open]) {
    visibility: hidden;
  }
  details,
  .hint {
    margin-block-start: 0.25em;
    font-size: 0.8em;
  }
  :host([part='likes']) .none:not([open]),
  details:is(:not(.none), [open]) + .hint {
    display: none;
  }
  .hint {
    display: flex;
    align-items: center;
    block-size: 3.75em;
    color: var(--_quiet);
  }
  details > :not(summary) {
    clear: both;
  }
  summary {
    inline-size: fit-content;
    padding-block: 1.25em;
    color: var(--_quiet);
    cursor: pointer;
  }
  @media (forced-colors: active) {
    [aria-pressed='true'],
    [aria-pressed='true']:hover,
    .inside [aria-pressed='true'] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    [aria-pressed='true'] svg {
      stroke: HighlightText;
    }
    [aria-pressed='true'] path {
      fill: HighlightText;
    }
    [aria-disabled='true'][aria-pressed='false'],
    button:disabled {
      opacity: 1;
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
