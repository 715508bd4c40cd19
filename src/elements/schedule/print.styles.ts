import type { CSSResult } from 'lit';
import { css } from '../base/css.js';

/** Styles that print a whole week on one page, or one day with its name. */
export const printStyles = css`
  @media print {
    :host {
      --_hour: 1.8em;
      font-size: 10pt;
      break-inside: avoid;
      print-color-adjust: exact;
    }
    select,
    .calendar,
    .clock,
    [part='now-line'] {
      display: none !important;
    }
    [part='week'] .covered {
      visibility: visible !important;
    }
    button[part~='chosen-tab'] {
      display: flex !important;
      flex: none;
    }
    .pages {
      margin: 0;
    }
    [part='week'] {
      flex: none !important;
    }
    [part='week'],
    .heads,
    .days {
      overflow: visible !important;
      scrollbar-gutter: auto !important;
    }
    .days {
      --_shown: 7 !important;
      --_peek: 0px !important;
      --_after: none !important;
      mask-image: none !important;
    }
  }
`;

/**
 * Styles that print the blocks of a week. A show of one hour has two lines of text, and a shorter show has one line. A
 * longer show keeps one line for its time. `form` is the layout's selector.
 */
export const printedWeek = (form: CSSResult): CSSResult => css`
  @media print {
    ${form} .column li {
      min-block-size: 1em !important;
    }
    ${form} .column [part~='show'] {
      flex-flow: row wrap !important;
      align-items: baseline !important;
      align-content: flex-start !important;
      gap: 0 0.5em !important;
      padding-block: 0.0625em !important;
      font-size: 0.75em !important;
      line-height: 1.15 !important;
    }
    ${form} .column [part~='show'] > * {
      flex: 0 1 auto !important;
      inline-size: auto !important;
      min-inline-size: 0;
      max-block-size: none !important;
    }
    ${form} .roomy.around > [part~='show'] {
      padding-block-start: 1.5em !important;
    }
    ${form} .column [part='show-name'] {
      display: -webkit-box !important;
      overflow: hidden !important;
    }
    ${form} .long [part='show-name'] {
      -webkit-line-clamp: calc(0.85 * var(--_lines) - 1) !important;
    }
    ${form} .short [part='show-name'] {
      -webkit-line-clamp: 1 !important;
    }
    ${form} .short [part='show-time'] {
      display: none;
    }
    ${form} .column .crossed::before,
    ${form} .column .crossed > ::after {
      display: none;
    }
  }
`;
