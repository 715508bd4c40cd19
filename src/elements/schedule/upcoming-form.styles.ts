import type { CSSResult } from 'lit';
import { css } from '../base/css.js';

/** Styles for the rows of the current and the next shows: columns for times, pictures and names. */
export const upcomingRows = css`
  [part='upcoming'] li {
    position: relative;
    display: flex;
    align-items: baseline;
    column-gap: 0.5em;
  }
  [part='upcoming'] [part~='show'] {
    display: grid;
    flex: 1 1 0;
    grid-template-columns: 4.9em auto minmax(0, 1fr);
    align-content: center;
    gap: 0.125em 0;
    min-inline-size: 0;
    padding: 0.5em 0;
    border: 0;
    outline: 0;
  }
  [part='upcoming'] .on [part~='show'] {
    grid-template-columns: auto minmax(0, 1fr);
  }
  [part='upcoming'] [part='show-name'],
  [part='upcoming'] [part='show-host'] {
    grid-column-end: -1;
  }
  [part='upcoming'] [part='show-name'] {
    grid-row: 1;
    align-self: baseline;
    font-weight: 600;
  }
  [part='upcoming'] [part='show-time'] {
    grid-area: 1 / 1 / 4;
    align-self: baseline;
    inline-size: auto;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  [part='upcoming'] .on [part='show-time'] {
    grid-area: 2 / -2;
  }
  [part='upcoming'] .face {
    grid-area: 1 / -3 / 4;
    margin-inline-end: 0.75em;
  }
  [part='upcoming'] [part~='show']:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 2px;
  }
  [part='when'] {
    flex: none;
    inline-size: 5.5em;
    color: var(--_quiet);
    font-size: 0.8em;
  }
  [part='listen'] svg {
    display: block;
    inline-size: 100%;
    fill: var(--_accent);
    fill-rule: evenodd;
  }
  [part='upcoming'] [part='listen'] {
    align-self: center;
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    padding: 2px;
    border-radius: 50%;
  }
  [part='upcoming'] li + li {
    border-block-start: 1px solid var(--_line);
  }
  @media (forced-colors: active) {
    [part='listen'] svg {
      fill: ButtonText;
    }
  }
`;

/** Styles for the layout that lists only the current and the next shows. `form` is the layout's selector. */
export const upcomingForm = (form: CSSResult): CSSResult => css`
  ${form} [part='tabs'],
  ${form} [part='week'],
  ${form} .pages,
  ${form} .calendar {
    display: none;
  }
  ${form} [part='upcoming'] {
    display: block;
  }
  ${form} [part='bar'] {
    order: 1;
  }
  ${form} .body {
    min-block-size: 18.75em;
  }
`;

/**
 * Styles for the same list in a wide element: a card for the current show beside the next ones, with the same height.
 */
export const wideUpcoming = css`
  .now [part='upcoming'] {
    display: grid;
    grid-template: repeat(4, minmax(0, 1fr)) / minmax(0, 6fr) minmax(0, 5fr);
    column-gap: 2em;
    block-size: 17em;
  }
  .now [part='upcoming'] .on {
    grid-row: 1 / -1;
    overflow: hidden;
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  .now [part='upcoming']::before {
    display: block;
    grid-row: 1 / -1;
  }
  .now [part='upcoming']::after {
    grid-area: 1 / 2 / -1;
    block-size: auto;
  }
  .now .on ~ li {
    grid-column: 2;
    align-items: center;
  }
  .now [part='upcoming'] .on + li {
    border: 0;
  }
  .now .on [part='when'],
  .now .on [part='listen'] {
    position: absolute;
    inset-block: 1.75em auto;
    inset-inline-start: 1.75em;
    z-index: 1;
    pointer-events: none;
  }
  .now .on [part='listen'] {
    inset-block: auto 1.25em;
    inset-inline-start: 1.25em;
    inline-size: 56px;
    block-size: 56px;
    pointer-events: auto;
  }
  .now [part='upcoming'] .on [part~='show'] {
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: start;
    align-self: stretch;
    padding: 3em 1.4em 0;
    row-gap: 0.25em;
  }
  .now [part='upcoming'] .on [part~='show']:focus-visible {
    outline-offset: -2px;
  }
  .now [part='upcoming'] .on [part~='show'] > * {
    grid-area: auto / 1;
  }
  .now .on [part='show-name'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    font-size: 1.75em;
    line-height: 1.25;
  }
  @media (forced-colors: active) {
    .now [part='upcoming'] .on {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;
