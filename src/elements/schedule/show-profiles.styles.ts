import { css } from '../base/css.js';

/**
 * Styles for pictures and hosts of shows. The week hides both, and a list in a very narrow column hides the pictures. A
 * row shows its picture beside the text if the browser has `:has()`, else below it. The dialog shows it above the text
 * if the text would otherwise be too narrow.
 */
export const showProfileStyles = css`
  .face {
    position: static;
    flex: none;
    box-sizing: border-box;
    inline-size: 2.5em;
    block-size: 2.5em;
    border-radius: var(--_radius);
    object-fit: cover;
    background: var(--_surface);
  }
  .column .face {
    order: -1;
    margin-inline-start: auto;
    inline-size: calc(var(--_row) - 0.75em);
    block-size: calc(var(--_row) - 0.75em);
  }
  .column [part='show-host'],
  .week .column .face {
    display: none;
  }
  [part='show-host'] {
    color: var(--_quiet);
    font-weight: 400;
    font-size: 0.8em;
  }
  @supports selector(:has(a)) {
    @container (min-width: 16em) {
      [part='upcoming'] [part~='show']:has(.face) {
        position: relative;
        padding-inline-start: 4em;
        min-block-size: 3.5em;
      }
      [part='upcoming'] .face {
        position: absolute;
        inset-block-start: 0.5em;
        inset-inline-start: 0.75em;
      }
    }
  }
  .about {
    display: flex;
    flex-wrap: wrap;
    gap: 1em;
    align-items: flex-start;
    margin-block-start: 1em;
  }
  .about .face {
    max-inline-size: 100%;
    inline-size: 5em;
    block-size: 5em;
  }
  .about > div {
    flex: 1 1 9em;
    min-inline-size: 0;
  }
  .about p + p,
  .about p + a {
    margin-block-start: 0.25em;
  }
  [part='show-link'] {
    display: inline-block;
    padding-block: calc(22px - 0.7em);
    line-height: 1.4;
    color: inherit;
    font-size: 0.9em;
    overflow-wrap: anywhere;
  }
  @container (max-width: 15.99em) {
    [part='upcoming'] .face {
      display: none;
    }
  }
  @container (min-width: 50em) {
    .auto .column .face {
      display: none;
    }
  }
`;
