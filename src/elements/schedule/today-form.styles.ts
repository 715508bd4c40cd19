import type { CSSResult } from 'lit';
import { css } from '../base/css.js';

/**
 * Styles for today in the one-day layout: the current show, with the rest of the day's list below it. If there is room,
 * the list continues with the next day. `form` is the layout's selector.
 *
 * Both lists scroll together below the tabs. Together they are as high as the list of any other day, so that the tabs
 * and the page don't move. The row of the current show has its final height from the start, so that its host, picture
 * and listen button don't move anything when they load. Its picture is moved up by half a line, to the middle of the
 * row. The name of the next day is as high as a row and a gap, so that only whole rows are visible.
 */
export const todayForm = (form: CSSResult): CSSResult => css`
  ${form}.current .body {
    --_first: 7em;
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
  ${form}.current.loading [part='upcoming']::before {
    display: block;
    block-size: calc(var(--_first) - 0.25em);
  }
  ${form}.current.loading [part='upcoming']::after {
    display: none;
  }
  ${form}.current.loading .column ol::before {
    block-size: calc(5 * var(--_row) + 4 * 0.25em);
    margin-block-start: 0.25em;
  }
  ${form} .today > ol > :is(.past, .on),
  ${form} [part='upcoming'] li:not(.on) {
    display: none;
  }
  ${form}.continued .chosen + .column {
    display: block;
  }
  ${form}.continued .chosen + .column [aria-hidden] {
    display: none;
  }
  ${form}.continued .chosen + .column ol::before {
    content: attr(aria-label);
    display: flex;
    align-items: end;
    box-sizing: border-box;
    block-size: calc((var(--_row) + 0.25em) / 0.8);
    padding: 0 calc(0.9375em + 3px) 0.5em;
    color: var(--_quiet);
    font-size: 0.8em;
    font-weight: 600;
  }
  ${form} [part='upcoming'] li {
    box-sizing: border-box;
    contain: layout;
    scroll-snap-align: start;
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
  ${form} [part='upcoming'] .on {
    display: grid;
    grid-template: auto auto / minmax(0, 1fr) auto;
    align-content: center;
    gap: 0.125em 0;
    block-size: calc(var(--_first) - 0.25em);
    padding-inline: 0.75em;
    border-inline-start: 3px solid var(--_accent);
    border-radius: var(--_radius);
    overflow: hidden;
    background: var(--_surface);
  }
  ${form} [part='upcoming'] .on [part~='show'] {
    display: grid;
    grid-area: 2 / 1;
    grid-template: auto auto / auto minmax(0, 1fr) auto;
    gap: 0.125em 0.6em;
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
  }
  ${form} .on [part='show-host'] {
    grid-area: 2 / 2;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${form} .on .face {
    position: static;
    grid-area: 1 / 3 / 3 / 4;
    margin-block-start: -0.85em;
    margin-inline: 0.15em 0;
    inline-size: 3.25em;
    block-size: 3.25em;
  }
  ${form} [part='upcoming'] [part='listen'] {
    grid-area: 1 / 2 / 3 / 3;
    margin-inline-start: 0.75em;
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
`;
