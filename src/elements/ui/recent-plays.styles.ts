/**
 * Styles for the recent plays in a wide card. They have the width that the card reserves for them. The list shows four
 * plays or, in a very wide card, up to eight in two columns.
 */
import { css } from '../base/css.js';

export const recentStyles = css`
  [part='recent'] {
    display: none;
  }
  @container (min-width: 60em) {
    [part='recent'] {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 0;
      box-sizing: border-box;
      display: grid;
      grid: repeat(4, minmax(0, 1fr)) / minmax(0, 1fr);
      grid-auto-flow: column;
      column-gap: 2em;
      inline-size: max(16em, 25cqi, 100cqi - 64em);
      margin: 0;
      padding: 0.5em 1.5em;
      overflow: hidden;
      list-style: '';
    }
    [part='recent']::before {
      content: '';
      position: absolute;
      inset-block: 1em;
      inset-inline-start: 0;
      border-inline-start: 1px solid var(--_line);
    }
    [part='recent'] li {
      display: flex;
      align-items: center;
      gap: 0.75em;
      min-inline-size: 0;
    }
    [part='recent'] li:nth-child(n + 5) {
      display: none;
    }
    [part='recent'] div:not([part]) {
      flex: auto;
      min-inline-size: 0;
    }
    [part='recent'] [part='cover'] {
      inline-size: 3.25em;
      border-radius: min(var(--onair-radius, 0.375em), 16%);
    }
    [part='recent'] p {
      display: block;
      white-space: nowrap;
      text-overflow: ellipsis;
      font-weight: 600;
    }
    [part='recent'] bdi {
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    [part='recent'] .when {
      display: flex;
      color: var(--_quiet);
      font-size: 0.8125em;
      font-weight: inherit;
    }
  }
  @container (min-width: 100em) {
    [part='recent']:has(> :nth-child(5)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    [part='recent'] li:nth-child(n + 5) {
      display: flex;
    }
  }
`;
