import type { CSSResult } from 'lit';
import { css } from '../base/css.js';

/**
 * Styles for the week: hours at the side and days as columns. `form` is the layout's selector.
 *
 * The current time is shown in the column of the hours. The current show has a dot, and its elapsed part has a
 * background. Masks hide the hour lines behind shows, so that they never cross text. The line of the current time also
 * crosses the shows of other days, but not their text. It is drawn in two parts: a dash at the start of each block, and
 * a background in the space below the text. `--_rest` is the number of hours from the line to the end of the block.
 *
 * In a narrow element, the days scroll sideways beside the hours, and snap to whole days. `--_shown` is the number of
 * days that fit; the start of the next day shows that there are more, and fades out. After the last day, there is an
 * empty item instead of padding, because WebKit doesn't scroll to padding in right-to-left text. `--_tail` is the
 * number of hours by which a short block at the end of a day is drawn longer than it lasts. The bar above the week
 * reserves the width of a scrollbar, so that it ends where the days end.
 *
 * A long name ends with an ellipsis, with space for letters that are taller than a line; `--_lines` is the number of
 * lines that fit. An ellipsis in the opposite writing direction is outside the line box, so extra space is reserved for
 * it. A time that doesn't fit below the name wraps into a second column, which is hidden.
 */
export const weekForm = (form: CSSResult): CSSResult => css`
  ${form} [part='tabs'] {
    display: none;
  }
  ${form} .heads,
  ${form} [part='week'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: 0.125em;
    scrollbar-gutter: stable;
    scrollbar-width: thin;
  }
  ${form} [part='bar'],
  ${form} .calendar,
  ${form} .heads {
    overflow: hidden;
    scrollbar-gutter: stable;
    scrollbar-width: thin;
  }
  ${form} [part='bar'] :focus-visible,
  ${form} .calendar :focus-visible {
    outline-offset: -2px;
  }
  ${form} .heads {
    flex: none;
  }
  ${form} [part='week'] {
    --_fade: 0.375em;
    position: relative;
    flex-basis: min(36em, (var(--_hours, 24) + var(--_tail, 0)) * var(--_hour) + 1em);
    grid-auto-rows: max-content;
    padding-block: 0.5em;
    box-sizing: border-box;
    scroll-snap-type: none;
  }
  ${form} .days {
    --_end-stops: #000 calc(100% - 1.25em), transparent;
    display: grid;
    grid-template-columns: repeat(7, calc((100% + 0.25em - var(--_peek, 1em)) / var(--_shown, 1) - 0.25em));
    column-gap: 0.25em;
    padding-inline-start: 0.125em;
    overflow: hidden;
    -webkit-mask-image: linear-gradient(var(--_end, to right), var(--_end-stops));
    mask-image: linear-gradient(var(--_end, to right), var(--_end-stops));
  }
  ${form} .days::after {
    content: var(--_after, '');
    grid-column: 8;
    inline-size: 0.75em;
  }
  ${form} [part='week'] .days {
    margin-block: -0.5em;
    padding-block: 0.5em calc(0.5em + var(--_tail, 0) * var(--_hour));
    overflow-x: auto;
    scroll-padding-inline-start: 0.125em;
    scroll-snap-type: x mandatory;
    scrollbar-width: thin;
  }
  ${form} .hours {
    display: block;
    position: relative;
  }
  ${form} .heads .hours {
    block-size: 0;
    visibility: hidden;
  }
  ${form} [part='hour'] {
    display: block;
    block-size: calc(var(--_hour) / 0.75);
    padding-inline-end: 0.5em;
    color: var(--_quiet);
    font-size: 0.75em;
    line-height: 0;
  }
  ${form} .covered {
    visibility: hidden;
  }
  ${form} .clock {
    display: block;
    position: absolute;
    inset-block-start: calc(0.5em / 0.75 + var(--_at) * var(--_hour) / 0.75);
    font-size: 0.75em;
    font-weight: 700;
    line-height: 0;
    pointer-events: none;
  }
  ${form} [part='day'] {
    display: flex;
    align-items: center;
    gap: 0.375em;
    block-size: 3em;
    padding-inline-start: 0.375em;
  }
  ${form} [part='day'] span {
    color: var(--_quiet);
  }
  ${form} [part='day'].today {
    box-shadow: inset 0 -2px var(--_accent);
    font-weight: 700;
  }
  ${form} .column {
    display: block;
    scroll-snap-align: start;
  }
  ${form} .column ol {
    position: relative;
    block-size: calc(var(--_hours, 24) * var(--_hour));
  }
  ${form} .column ol::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      linear-gradient(var(--_accent), var(--_accent)) 0 calc(var(--_at, -1) * var(--_hour)) / 100% 1px
        no-repeat,
      linear-gradient(var(--_rule, var(--_line)) 1px, transparent 1px) 0 0 / 100% var(--_hour);
    -webkit-mask-image: var(--_gaps);
    mask-image: var(--_gaps);
    pointer-events: none;
  }
  ${form} .column li {
    position: absolute;
    inset-inline-start: 0;
    z-index: 1;
    box-sizing: border-box;
    inline-size: var(--_w, 100%);
    min-block-size: 1.375em;
    margin: 0;
    padding-block-end: 1px;
    padding-inline-end: 1px;
  }
  ${form} [part='message'],
  ${form} .over {
    inset-inline-start: 4em;
    inset-block-start: 3.75em;
  }
  ${form} .column ol::before {
    --_stops:
      #000 0 calc(2 * var(--_hour) - 2px), transparent 0 calc(2 * var(--_hour)),
      #000 0 calc(5 * var(--_hour) - 2px), transparent 0 calc(5 * var(--_hour)),
      #000 0 calc(6 * var(--_hour) - 2px), transparent 0 calc(6 * var(--_hour)),
      #000 0 calc(10 * var(--_hour) - 2px), transparent 0 calc(10 * var(--_hour));
    position: absolute;
    inset: 0 1px 0 0;
    block-size: auto;
    -webkit-mask: repeating-linear-gradient(var(--_stops));
    mask: repeating-linear-gradient(var(--_stops));
  }
  ${form} .column:nth-child(even) ol::before {
    -webkit-mask-position: 0 calc(-4 * var(--_hour));
    mask-position: 0 calc(-4 * var(--_hour));
  }
  ${form} .column li[part='now-line'] {
    position: absolute;
    inset-block-end: auto;
    inline-size: 100%;
    min-block-size: 0;
    margin: 0;
    padding: 0;
  }
  ${form} span[part='now-line'] {
    z-index: auto;
    inset-block: 0 auto;
    block-size: var(--_over);
    inline-size: 100%;
    border: 0;
  }
  ${form} span[part='now-line']::after {
    content: '';
    position: absolute;
    inset: 0 1px 0 0;
    z-index: -1;
    border-radius: var(--_radius) var(--_radius) 0 0;
    background: var(--_accent);
    opacity: 0.16;
  }
  ${form} [part='now-line']::before {
    content: '';
    position: absolute;
    inset-block-end: -0.25em;
    inset-inline-start: -0.125em;
    z-index: 2;
    border: 0.25em solid var(--_accent);
    border-radius: 50%;
  }
  ${form} .column [part~='show'] {
    flex-flow: column wrap;
    place-content: flex-start;
    align-items: stretch;
    gap: 0 1em;
    block-size: 100%;
    min-block-size: 0;
    padding: 0.1875em 0.375em;
    overflow: hidden;
    font-size: 0.85em;
    line-height: 1.2;
  }
  ${form} .column :not(.short) > [part~='show'] > * {
    inline-size: 100%;
  }
  ${form} .column [part='show-name'] {
    flex: none;
    max-inline-size: 100%;
    font-weight: 600;
    -webkit-line-clamp: var(--_lines);
  }
  ${form} .column :not(.short) > [part~='show'] > [part='show-name'] {
    max-block-size: 100%;
    margin-block: -0.2em;
    padding-block: 0.2em;
  }
  /* In a right-to-left week, Firefox would put the hyphen outside the block. */
  :host(:dir(ltr)) ${form} .column .slim [part='show-name'] {
    -webkit-hyphens: auto;
    hyphens: auto;
  }
  :host(:dir(rtl)) ${form} .column [part='show-name']:dir(ltr),
  :host(:dir(ltr)) ${form} .column [part='show-name']:dir(rtl) {
    margin-inline-end: -0.375em;
    padding-inline-end: 0.875em;
  }
  ${form} .column .crossed::before {
    content: '';
    position: absolute;
    inset-block-end: calc(var(--_rest) * var(--_hour) - 1px);
    inset-inline-start: -0.57em;
    inline-size: calc(0.57em + 3px);
    border-block-start: 1px solid var(--_accent);
    pointer-events: none;
  }
  ${form} .column .crossed > [part~='show']::after {
    content: '';
    flex: 1 0 0;
    inline-size: calc(100% + 0.75em * 0.85);
    margin: 0 -0.31875em -0.159375em;
    background: linear-gradient(var(--_accent), var(--_accent)) 0
      calc(100% - var(--_rest) * var(--_hour) + 2px) / 100% 1px no-repeat;
    font-size: calc(1em / 0.85);
  }
  ${form} .column [part='show-time'] {
    font-size: 0.85em;
  }
  ${form} .column .short [part='show-time'] {
    inline-size: auto;
    white-space: nowrap;
  }
  ${form} .column .short > [part~='show'] {
    flex-flow: row wrap;
    align-items: baseline;
    align-content: flex-start;
    column-gap: 0.5em;
    padding-block: 0;
    line-height: 1.45;
  }
  ${form} .column .corner {
    inset-inline-start: 50%;
    z-index: 2;
    inline-size: 50%;
  }
  ${form} .column .corner:has(+ .roomy) {
    inset-inline-start: 0;
    inline-size: 100%;
  }
  ${form} .around > [part~='show'] {
    padding-inline-end: 50%;
  }
  ${form} .roomy.around > [part~='show'] {
    padding-block-start: 1.5em;
    padding-inline-end: 0.375em;
  }
  ${form} .column li:hover {
    z-index: 2;
  }
  :host(:dir(rtl)) ${form} .days {
    --_end: to left;
  }
  ${form} .none {
    display: none;
  }
  ${form} [part='more'] {
    padding: 1.75em 0.375em 0;
    font-size: 0.85em;
    line-height: 1.2;
  }
  @container (min-width: 15em) {
    ${form} .days {
      --_shown: 2;
    }
  }
  @container (min-width: 20.75em) {
    ${form} .days {
      --_shown: 3;
    }
  }
  @container (min-width: 26.5em) {
    ${form} .days {
      --_shown: 4;
    }
  }
  @container (min-width: 32.25em) {
    ${form} .days {
      --_shown: 5;
    }
  }
  @container (min-width: 42em) {
    ${form} .days {
      --_shown: 7;
      --_peek: 0px;
      --_after: none;
      --_end-stops: #000 0 100%;
    }
  }
`;

/**
 * Styles for shows that are the same on consecutive days. Each day keeps its block, with its dialog, hover style and
 * focus ring. The blocks touch, and only the text of the first one is visible. It overflows into the other blocks,
 * which still receive clicks. The hidden text of the others takes up the same height, so that the line of the current
 * time has the same space in all of them. A long name leaves room for the time.
 */
export const joinedDays = (form: CSSResult): CSSResult => css`
  @media screen and (forced-colors: none) {
    ${form} .column .lead,
    ${form} .column .follow:not(.last) {
      inline-size: calc(100% + 0.25em);
      padding-inline-end: 0;
    }
    ${form} .column .lead {
      z-index: 2;
    }
    ${form} .column .follow {
      z-index: 1;
    }
    ${form} .column :is(.lead, .follow:not(.last)) > [part~='show'] {
      border-start-end-radius: 0;
      border-end-end-radius: 0;
    }
    ${form} .column .follow > [part~='show'] {
      border-inline-start: 0;
      border-start-start-radius: 0;
      border-end-start-radius: 0;
    }
    ${form} .column .follow > [part~='show'] > * {
      opacity: 0;
    }
    ${form} .column .follow::before {
      content: none;
    }
    ${form} .column :is(.lead, .follow) > [part~='show'] {
      flex-wrap: nowrap;
    }
    ${form} .column .lead > [part~='show'] {
      overflow: visible clip;
    }
    ${form} .column .ahead > [part~='show'] {
      color: inherit;
    }
    ${form} .column .lead > [part~='show'] > * {
      pointer-events: none;
    }
    ${form} .column :is(.lead, .follow):not(.short) > [part~='show'] > * {
      box-sizing: border-box;
      inline-size: calc(var(--_days) * 100%);
      max-inline-size: none;
    }
    ${form} .column :is(.lead, .follow):not(.short) > [part~='show'] > [part='show-name'] {
      -webkit-line-clamp: calc(var(--_lines) - 1);
    }
    ${form} .column .lead.short > [part~='show'] > * {
      flex: none;
    }
    ${form} .column .lead.short > [part~='show'] > [part='show-name'] {
      max-inline-size: calc(var(--_days) * 60%);
    }
  }
`;
