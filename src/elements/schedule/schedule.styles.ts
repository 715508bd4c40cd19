import { css } from '../base/css.js';
import { barStyles } from './bar.styles.js';
import { dayForm } from './day-form.styles.js';
import { outlines } from './outlines.styles.js';
import { printedWeek, printStyles } from './print.styles.js';
import { todayForm } from './today-form.styles.js';
import { upcomingForm, upcomingRows, wideUpcoming } from './upcoming-form.styles.js';
import { joinedDays, weekForm } from './week-form.styles.js';

/**
 * The corner radius is set inside the host, where a skin can override it. The radius of a block is limited, because
 * some blocks are only one line high. A page may set a radius of 0 without a unit, which makes `min` invalid, and an
 * invalid radius is 0 as well.
 */
const base = css`
  :host {
    --_hour: var(--onair-hour, 2.5em);
    --_row: 3.25em;
  }
  [part='schedule'] {
    --_radius: var(--onair-radius, 0.375em);
  }
  .column {
    --_radius: min(var(--onair-radius, 0.375em), 0.75em);
  }
  button,
  select {
    margin: 0;
    border: 0;
    border-radius: var(--_radius);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  :focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 2px;
  }
  a:hover,
  button:hover:enabled {
    background: var(--_surface);
  }
  button:disabled {
    opacity: 0.5;
    cursor: default;
  }
  ol {
    margin: 0;
    padding: 0;
    list-style: '';
  }
`;

/**
 * Fades the ends of a list that can be scrolled further. If the list can't be scrolled, its timeline is inactive and
 * nothing fades.
 */
const fades = css`
  @supports (animation-timeline: scroll(self)) {
    .body,
    [part='week'] {
      animation: fade linear both;
      animation-timeline: scroll(self);
    }
  }
  @keyframes fade {
    0%,
    1% {
      mask-image: linear-gradient(#000 calc(100% - 2.5em), transparent);
    }
    2%,
    98% {
        transparent,
        #000 var(--_fade, 1em) calc(100% - 2.5em),
        transparent
      );
      mask-image: linear-gradient(transparent, #000 var(--_fade, 1em) calc(100% - 2.5em), transparent);
    }
    99%,
    100% {
      mask-image: linear-gradient(transparent, #000 var(--_fade, 1em));
    }
  }
`;

const forcedColors = css`
  @media (forced-colors: active) {
    [part='tabs'],
    [part~='tab'] {
      border-color: Canvas;
    }
    [part~='show'] {
      outline: 1px solid;
      outline-offset: -1px;
    }
    [part='week'] .on > [part~='show']:not(:focus-visible),
    [part~='chosen-tab']:not(:focus-visible) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

/** Layouts for each value of the attribute `view`. `auto` chooses by width: grid, one day, or a short list. */
export const styles = css`
  ${base}
  ${barStyles}
  ${dayForm}
  ${outlines}
  ${upcomingRows}
  ${fades}
  ${forcedColors}
  ${weekForm(css`.week`)}
  ${printedWeek(css`.week`)}
  @container (min-width: 42em) {
    ${joinedDays(css`.week`)}
  }
  ${upcomingForm(css`.now`)}
  @container (min-width: 40em) {
    ${wideUpcoming}
  }
  @container (min-width: 50em) {
    ${weekForm(css`.auto`)}
    ${printedWeek(css`.auto`)}
    ${joinedDays(css`.auto`)}
  }
  @container (max-width: 19.49em) {
    ${upcomingForm(css`.auto`)}
  }
  @media screen {
    ${todayForm(css`.day`)}
    @container (min-width: 19.5em) and (max-width: 49.99em) {
      ${todayForm(css`.auto`)}
    }
  }
  ${printStyles}
`;
