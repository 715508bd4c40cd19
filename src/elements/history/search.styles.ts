/**
 * Styles for the form above the rows and the buttons below them. The history's styles reserve space for both. In the
 * fields, a custom icon replaces the browser's icon, which is always black.
 */
import { css } from '../base/css.js';

export const styles = css`
  form {
    margin: 0;
  }
  .head {
    display: flex;
    gap: 0.75em;
    align-items: baseline;
    block-size: 1.25em;
    margin-block-end: 0.5em;
  }
  [part='question'] {
    flex: none;
    max-inline-size: 100%;
    font-weight: 600;
  }
  [part='zone'],
  label > span,
  [part='answer'],
  [part='link'] {
    font-size: 0.8em;
    color: var(--_quiet);
  }
  .fields {
    display: flex;
    align-items: flex-end;
    gap: 0.5em;
  }
  label {
    flex: 0 1 8em;
    min-inline-size: 0;
  }
  label:first-child {
    flex-basis: 10em;
  }
  label > span {
    display: block;
    margin-block-end: 0.3125em;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  input,
  button {
    box-sizing: border-box;
    block-size: 2.75em;
    min-inline-size: 0;
    margin: 0;
    border: 1px solid var(--_line);
    border-radius: var(--onair-radius, 0.5em);
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: inherit;
    -webkit-appearance: none;
    appearance: none;
  }
  input {
    border-color: #888;
    display: block;
    inline-size: 100%;
    padding: 0 0.625em;
    line-height: 1.25;
    text-align: start;
  }
  ::-webkit-calendar-picker-indicator {
    margin: 0;
    padding: 0;
    inline-size: 1.25em;
    block-size: 1.25em;
    background: conic-gradient(from -45deg at 50% 100%, currentColor 90deg, transparent 0) 50% / 0.625em
      0.3125em no-repeat;
    opacity: 0.8;
    cursor: pointer;
  }
  ::-webkit-date-and-time-value {
    text-align: start;
  }
  button {
    flex: none;
    padding: 0 1em;
    line-height: 1.1;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  button:hover {
    background: var(--_surface);
  }
  .pages [aria-disabled] {
    background: none;
    color: var(--_quiet);
    opacity: 0.6;
    cursor: default;
  }
  input:focus-visible,
  button:focus-visible,
  a:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 2px;
  }
  .answer {
    display: flex;
    align-items: center;
    gap: 1em;
    block-size: 2.75em;
    margin-block-start: 0.25em;
    overflow: hidden;
  }
  .no {
    block-size: 0;
    margin: 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    .answer {
      transition: 0.2s ease-out;
      transition-property: block-size, margin;
    }
  }
  [part='answer'] {
    -webkit-line-clamp: 2;
  }
  [part='link'] {
    flex: none;
    padding-block: 1em;
    border-radius: 0.25em;
    text-underline-offset: 0.2em;
  }
  .pages {
    display: flex;
    gap: 0.5em;
  }
  [part~='found'] {
    z-index: 0;
  }
  [part~='found']::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: -0.75em 0;
    z-index: -1;
    border-inline-start: 3px solid var(--_accent);
    border-start-end-radius: var(--onair-radius, 0.375em);
    border-end-end-radius: var(--onair-radius, 0.375em);
    background: var(--_surface);
  }
  [part~='found'] [part='time'] {
    color: inherit;
  }
  @container (max-width: 25.99em) {
    .fields {
      display: grid;
      grid-template-columns: 8fr 7fr;
    }
    .search button {
      grid-column: 1 / 3;
    }
    input {
      padding: 0 0.375em;
    }
    ::-webkit-calendar-picker-indicator {
      inline-size: 1em;
    }
    .answer {
      justify-content: space-between;
    }
    .pages {
      gap: 0.25em;
    }
    .pages button {
      flex: 0 1 auto;
      padding: 0 0.5em;
      font-size: 0.85em;
      white-space: nowrap;
    }
    .pages [part='now'] {
      margin-inline-start: auto;
    }
  }
  @container (max-width: 17.49em) {
    .pages [part='later'] {
      display: none;
    }
    .pages button {
      padding: 0 0.25em;
      font-size: 0.8em;
    }
  }
  @container (max-width: 15em) {
    label {
      grid-column: 1 / 3;
    }
  }
  @container (max-width: 11em) {
    .pages button {
      padding: 0;
      font-size: 0.8em;
    }
  }
  @media (forced-colors: active) {
    ::-webkit-calendar-picker-indicator {
      forced-color-adjust: none;
    }
    .pages [aria-disabled] {
      opacity: 1;
      color: GrayText;
    }
    [part~='found'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
