import { css } from '../base/css.js';

/**
 * Styles for one day with tabs and its shows as rows. The other layouts override parts of it.
 *
 * The height is seven whole rows for any number of shows, unless the page sets another height. Focus rings are inside
 * the rows.
 *
 * The line for the current time runs along the edge of the current row or in the gap between two rows. The inline
 * positions that blocks have for the grid aren't used here. These notes aren't in the style sheet, because comments
 * there would be sent to every page.
 */
export const dayForm = css`
  [part='tabs'] {
    display: flex;
    flex-wrap: wrap;
    margin-block-end: 0.5em;
    border-block-end: 1px solid var(--_line);
  }
  @container (min-width: 17em) {
    [part='tabs'] {
      column-gap: 0.25em;
    }
  }
  [part~='tab'] {
    display: flex;
    flex: 1 1 0;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    min-block-size: 3.25em;
    margin-block-end: -1px;
    padding: 0;
    border-block-end: 2px solid transparent;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    color: var(--_quiet);
    font-size: 0.9em;
  }
  [part~='tab'] span {
    font-size: 0.85em;
  }
  b {
    font-weight: inherit;
  }
  [part~='chosen-tab'] {
    border-color: var(--_accent);
    color: inherit;
    font-weight: 600;
  }
  [aria-current='date'] b {
    font-weight: 700;
  }
  [aria-current='date']:not([part~='chosen-tab']) b {
    text-decoration: underline 2px var(--_accent);
  }
  [part='schedule'] {
    display: flex;
    flex-direction: column;
    block-size: 100%;
  }
  [part='schedule'] > :not(.body) {
    flex: none;
  }
  .body {
    position: relative;
    display: flex;
    flex: 1 1 auto;
    flex-direction: column;
    min-block-size: 0;
  }
  [part='week'] {
    flex: 1 1 calc(7 * var(--_row) + 6 * 0.25em);
    min-block-size: 0;
    overflow-y: auto;
    scroll-snap-type: y mandatory;
    scrollbar-width: thin;
  }
  .column [part~='show']:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: -4px;
  }
  .heads,
  .hours,
  .clock,
  [part='upcoming'],
  .column:not(.chosen),
  .empty .none,
  .failed .none,
  .loading .none,
  .empty [part='now-line'],
  .loading [part='now-line'] {
    display: none;
  }
  .none,
  [part='more'] {
    padding-block: 1em;
    color: var(--_quiet);
  }
  [part='more'] {
    padding-inline: 0.75em;
    scroll-snap-align: end;
  }
  [part~='show'] {
    display: flex;
    flex-direction: row-reverse;
    align-items: center;
    justify-content: flex-end;
    gap: 0.75em;
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: var(--_row);
    padding: 0.375em 0.75em;
    border-inline-start: 3px solid var(--_c, var(--_accent));
    border-radius: var(--_radius);
    text-align: start;
    overflow-wrap: anywhere;
  }
  .column li {
    contain: layout;
    scroll-snap-align: start;
  }
  .column li + li {
    margin-block-start: 0.25em;
  }
  .column [part~='show'] {
    position: relative;
    block-size: var(--_row);
  }
  .column [part='show-name'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  [part='week'] [part~='show'] {
    background: var(--_surface);
  }
  [part='show-name'] {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  [part='show-time'] {
    flex: none;
    inline-size: min(8.5em, 50%);
    color: var(--_quiet);
    font-size: 0.8em;
  }
  .on > [part~='show'] {
    font-weight: 600;
    outline: 1px solid var(--_accent);
    outline-offset: -1px;
  }
  .on [part='show-time'] {
    font-weight: 400;
  }
  .past > [part~='show'] {
    color: var(--_quiet);
  }
  .past [part='show-time'] {
    color: inherit;
  }
  [part='now-line'] {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
    z-index: 1;
    inline-size: var(--_over);
    border-block-end: 3px solid var(--_accent);
    border-end-start-radius: var(--_radius);
    pointer-events: none;
  }
  .column li[part='now-line'] {
    position: static;
    inline-size: auto;
    block-size: 0;
    margin-block: calc(0.125em - 1px) calc(-0.125em - 1px);
    border-width: 2px;
    border-radius: 0;
    scroll-snap-align: none;
  }
  [part='message'],
  .over {
    position: absolute;
    inset: 0.75em 0 auto;
  }
  [part='message'],
  [part='range'] {
    -webkit-line-clamp: 4;
  }
  .over {
    inset-block-end: 0;
    overflow: hidden;
  }
  .over [part='message'],
  .unsupported [part='message'] {
    position: static;
  }
  :host(:not(:empty)) .over ~ *,
  .failed [part='message'] ~ *,
  .failed [part='tabs'],
  .empty [part='upcoming'] {
    visibility: hidden;
  }
  .loading [part='week'],
  .empty [part='week'],
  .failed [part='week'] {
    overflow: hidden;
  }
  @supports (color: color-mix(in oklab, red, red)) {
    [part='week'] [part~='show'] {
      background: color-mix(in oklab, var(--_c, var(--_accent)) 14%, var(--_surface));
      border-color: color-mix(in oklab, var(--_c, var(--_accent)) 80%, currentColor);
    }
    .column {
      --_rule: color-mix(in oklab, currentColor 7%, transparent);
    }
  }
`;
