/** The week as a grid where there is room for it, as one day where there is not, as a short list where there is hardly any. */
import { css } from 'lit';
import { barStyles } from './bar.styles.js';
import { upcomingForm } from './upcoming-form.styles.js';
import { weekForm } from './week-form.styles.js';

const base = css`
  :host {
    --_hour: var(--onair-hour, 2.5em);
    --_radius: var(--onair-radius, 0.375em);
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
  button:focus-visible,
  select:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 2px;
  }
  button:hover:enabled {
    background: var(--_surface);
  }
  button:disabled {
    opacity: 0.5;
  }
  ol {
    margin: 0;
    padding: 0;
    list-style: '';
  }
`;

const forms = css`
  /* One day */
  [part='tabs'] {
    display: flex;
    flex-wrap: wrap;
    margin-block-end: 0.5em;
    border-block-end: 1px solid var(--_line);
  }
  [part~='tab'] {
    display: flex;
    flex: 1 1 0;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    min-block-size: 3.25em;
    padding: 0;
    border-block-end: 2px solid transparent;
    color: var(--_quiet);
    font-size: 0.9em;
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
    text-decoration: underline 2px var(--_accent);
  }
  .body {
    position: relative;
  }
  /* As high with many shows as with none, and before any is known. */
  .column {
    block-size: 24em;
    overflow-y: auto;
    scrollbar-width: thin;
  }
  /* Nothing stands out of it. */
  .column [part~='show']:focus-visible {
    outline-offset: -4px;
  }
  .hours,
  [part='upcoming'],
  [part='day'],
  .column:not(.chosen) {
    display: none;
  }
  .none {
    padding-block: 1em;
    color: var(--_quiet);
  }
  .empty .none,
  .failed .none,
  .loading .none {
    display: none;
  }
  [part~='show'] {
    display: flex;
    flex-direction: row-reverse;
    align-items: center;
    justify-content: flex-end;
    gap: 0.75em;
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 3em;
    padding: 0.5em 0.75em;
    border-inline-start: 3px solid var(--_c, var(--_accent));
    border-radius: var(--_radius);
    text-align: start;
    overflow-wrap: anywhere;
  }
  [part='week'] li + li {
    margin-block-start: 0.25em;
  }
  [part='week'] [part~='show'] {
    background: var(--_surface);
  }
  [part='show-time'] {
    min-inline-size: min(8.5em, 50%);
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
  li[part='now-line'] {
    position: relative;
    block-size: 0;
    margin-block: 0.5em;
    border-block-start: 2px solid var(--_accent);
    pointer-events: none;
  }
  li[part='now-line']::before {
    content: '';
    position: absolute;
    inset-block-start: -0.3125em;
    inset-inline-start: 0;
    border: 0.25em solid var(--_accent);
    border-radius: 50%;
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
  .over [part='message'] {
    position: static;
  }
  :host(:not(:empty)) .over ~ *,
  .failed [part='message'] ~ *,
  .failed [part='tabs'],
  .empty [part='upcoming'] {
    visibility: hidden;
  }
  .loading li[part='now-line'] {
    display: none;
  }
  /* Where something will stand soon. */
  .loading .column ol::before,
  .loading [part='upcoming'] {
    content: '';
    block-size: 9.5em;
    border-radius: var(--_radius);
    outline: 1px solid transparent;
    background: repeating-linear-gradient(var(--_surface) 0 3em, transparent 3em 3.25em);
  }
  .loading .column ol::before {
    display: block;
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

  /* Now and next */
  [part='upcoming'] li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.5em;
  }
  [part='upcoming'] [part~='show'] {
    flex: 1 1 8em;
    flex-direction: column;
    align-items: flex-start;
    gap: 0.125em;
    inline-size: auto;
    border: 0;
    outline: 0;
  }
  [part='when'] {
    flex: none;
    inline-size: 4.5em;
    color: var(--_quiet);
    font-size: 0.8em;
  }
  [part='upcoming'] li + li {
    border-block-start: 1px solid var(--_line);
  }

  @media (forced-colors: active) {
    [part~='show'] {
      outline: 1px solid;
      outline-offset: -1px;
    }
    .on > [part~='show'],
    [part~='chosen-tab'] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
  /* All of a week on one page. */
  @media print {
    :host {
      --_hour: 1.75em;
      font-size: 10pt;
      break-inside: avoid;
      print-color-adjust: exact;
    }
    .pages button,
    [part='add-week'],
    [part='now-line'] {
      display: none !important;
    }
    .column {
      block-size: auto;
    }
  }
`;

/** The page's author chooses a form, or the width does. */
export const styles = css`
  ${base}
  ${barStyles}
  ${forms}
  ${weekForm(css`.week`)}
  ${upcomingForm(css`.now`)}
  @container (min-width: 50em) {
    ${weekForm(css`.auto`)}
  }
  @container (max-width: 19.49em) {
    ${upcomingForm(css`.auto`)}
  }
`;
