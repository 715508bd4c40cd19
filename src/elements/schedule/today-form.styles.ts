import type { CSSResult } from 'lit';
import { css } from '../base/css.js';

/**
 * Styles for today in the one-day layout: the current show and the next three, followed by the day's list. `form` is
 * the layout's selector.
 *
 * Both lists scroll together below the tabs, in the height of a day, so that the tabs and the page don't move. Each row
 * has its final height from the start, so that hosts, pictures and the listen button don't move anything when they
 * load. The upcoming shows and two rows of the day fill the height exactly, so no row is cut off. The picture of the
 * current show is moved up by half a line, to the middle of its row.
 */
export const todayForm = (form: CSSResult): CSSResult => css`
  ${form}.current .body {
    --_first: 6em;
    flex-basis: calc(7 * var(--_row) + 6 * 0.25em);
    overflow-y: auto;
    scroll-snap-type: y mandatory;
    scrollbar-width: thin;
  }
  ${form}.current [part='week'] {
    flex: none;
    overflow: visible;
  }
  ${form}.current [part='upcoming'] {
    display: block;
    flex: none;
  }
  ${form}.current.loading [part='upcoming'] {
    block-size: calc(var(--_first) + 3 * var(--_row));
  }
  ${form}.current:not(.empty) .heads {
    display: block;
    flex: none;
  }
  ${form} [part='day'] {
    display: none;
    box-sizing: border-box;
    block-size: calc(1.75em / 0.9);
    padding: calc(0.375em / 0.9) calc(0.75em / 0.9 + 3px) 0;
    color: var(--_quiet);
    font-weight: 600;
    font-size: 0.9em;
  }
  ${form} [part='day'].today {
    display: block;
  }
  ${form} [part='upcoming'] li {
    flex-wrap: nowrap;
    align-items: center;
    box-sizing: border-box;
    block-size: var(--_row);
    padding-inline-start: calc(0.75em + 3px);
    contain: layout;
  }
  ${form} [part='upcoming'] li:first-child {
    scroll-snap-align: start;
  }
  ${form} [part='upcoming'] li:nth-child(n + 5),
  ${form} [part='upcoming'] li:not(.on) :is(.face, [part='show-host']) {
    display: none;
  }
  ${form} [part='upcoming'] li [part~='show'] {
    flex-direction: row-reverse;
    align-items: center;
    gap: 0.75em;
    block-size: 100%;
    min-block-size: 0;
    padding: 0 0.75em 0 0;
  }
  ${form} [part='upcoming'] [part~='show']:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: -2px;
  }
  ${form} [part='upcoming'] [part='show-name'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  ${form} [part='upcoming'] [part='show-time'] {
    flex: none;
    min-inline-size: 5.5em;
    white-space: nowrap;
  }
  ${form} [part='upcoming'] .on {
    display: grid;
    grid-template: auto auto / minmax(0, 1fr) auto;
    align-content: center;
    row-gap: 0.125em;
    block-size: calc(var(--_first) - 0.25em);
    margin-block-end: 0.25em;
    padding-inline: 0.75em;
    border-inline-start: 3px solid var(--_accent);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  ${form} [part='upcoming'] .on + li {
    border: 0;
  }
  ${form} [part='upcoming'] .on [part~='show'] {
    display: grid;
    grid-area: 2 / 1;
    grid-template: auto auto / auto minmax(0, 1fr) auto;
    gap: 0.125em 0;
    block-size: auto;
    padding: 0;
  }
  ${form} [part='upcoming'] .on [part='show-name'] {
    grid-column: 1 / 3;
    font-size: 1.15em;
    line-height: 1.35;
  }
  ${form} [part='upcoming'] .on [part='show-time'] {
    grid-area: 2 / 1;
    min-inline-size: 0;
  }
  ${form} .on [part='show-host'] {
    grid-area: 2 / 2;
    margin-inline-start: 0.75em;
    overflow: hidden;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${form} .on .face {
    position: static;
    grid-area: 1 / 3 / 3 / 4;
    margin-block-start: -0.85em;
    margin-inline-start: 0.75em;
    inline-size: 3.25em;
    block-size: 3.25em;
  }
  ${form} [part='upcoming'] [part='listen'] {
    display: block;
    grid-area: 1 / 2 / 3 / 3;
    inline-size: 44px;
    block-size: 44px;
    margin-inline-start: 0.75em;
    padding: 0;
    border: 1px solid var(--_accent);
    border-radius: 50%;
  }
  @media (forced-colors: active) {
    ${form} [part='upcoming'] [part~='show'] {
      outline: 0;
    }
    ${form} [part='upcoming'] .on {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
  @container (max-width: 19.49em) {
    ${form} [part='upcoming'] li:not(.on) [part~='show'] {
      flex-direction: column;
      align-items: flex-start;
      justify-content: center;
      gap: 0;
      padding: 0;
    }
    ${form} [part='upcoming'] li:not(.on) [part='show-name'] {
      -webkit-line-clamp: 1;
    }
  }
  @container (max-width: 11.99em) {
    ${form} [part='upcoming'] li:not(.on) [part='when'] {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;
