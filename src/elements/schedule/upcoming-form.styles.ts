import type { CSSResult } from 'lit';
import { css } from '../base/css.js';

export const upcomingRows = css`
  [part='upcoming'] li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.5em;
  }
  [part='upcoming'] [part~='show'] {
    flex: 1 1 7em;
    flex-direction: column;
    align-items: flex-start;
    gap: 0.125em;
    inline-size: auto;
    border: 0;
    outline: 0;
  }
  [part='upcoming'] [part~='show']:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 2px;
  }
  [part='when'] {
    flex: none;
    inline-size: 4.5em;
    color: var(--_quiet);
    font-size: 0.8em;
  }
  [part='upcoming'] [part='listen'] {
    display: none;
  }
  [part='upcoming'] li + li {
    border-block-start: 1px solid var(--_line);
  }
`;

/** Styles for the list of only the current and the next shows. `form` is the layout's selector. */
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
  ${form} {
    max-inline-size: 40em;
  }
  ${form} .body {
    min-block-size: 18em;
  }
  ${form} [part='upcoming']:empty {
    block-size: 16em;
  }
`;
