/**
 * The field, two lines of text and the rows keep their space in every state, so that the page doesn't shift while the
 * visitor types. In a narrow element the button is smaller, and in a very narrow one covers are hidden.
 */
import { css } from '../base/css.js';

export const styles = css`
  [part='requests'] {
    position: relative;
  }
  [part='own'] {
    max-inline-size: 40em;
  }
  [part='question'],
  .label {
    display: block;
    block-size: 1.25em;
    margin-block-end: 0.5em;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    font-weight: 600;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  input,
  .input,
  button {
    box-sizing: border-box;
    min-block-size: max(2.75em, 44px);
    margin: 0;
    border: 1px solid var(--_line);
    border-radius: var(--onair-radius, 0.5em);
    background: none;
    color: inherit;
    font: inherit;
    -webkit-appearance: none;
    appearance: none;
  }
  input,
  .input {
    display: block;
    inline-size: 100%;
    padding: 0 0.75em;
    border-color: #888;
    text-align: start;
  }
  .loading .input {
    border-color: var(--_line);
  }
  ::-webkit-search-cancel-button {
    cursor: pointer;
  }
  button {
    flex: none;
    min-inline-size: 5.5em;
    padding: 0.25em 0.875em;
    line-height: 1.1;
    font-weight: 600;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  [part='request'] {
    border-color: #888;
  }
  button:hover {
    background: var(--_surface);
  }
  [aria-disabled] {
    border-color: var(--_line);
    background: none;
    color: var(--_quiet);
    font-weight: inherit;
  }
  :focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 2px;
  }
  [part='result'],
  .loading [part='message'] {
    min-block-size: 2.5em;
    margin-block: 0.5em 0.25em;
    font-size: 0.875em;
    -webkit-line-clamp: none;
  }
  [part='own'] ul {
    margin: 0;
    padding: 0;
    list-style: '';
  }
  .foot {
    min-block-size: max(2.75em, 44px);
    margin-block-start: 0.5em;
  }
  [part='own'] {
    margin-block-start: 1em;
  }
  .heading {
    font-weight: 600;
  }
  [part='own'] li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75em;
    padding-block: 0.5em;
  }
  [part='own'] li + li {
    border-block-start: 1px solid var(--_line);
  }
  .name {
    flex: auto;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [part='request-state'] {
    color: var(--_quiet);
    font-size: 0.9em;
  }
  .unsupported [part='message'] {
    -webkit-line-clamp: 5;
  }
  .over {
    position: absolute;
    inset: 0;
    z-index: 1;
    overflow: hidden;
  }
  .over ~ .ul,
  .over ~ .foot {
    visibility: hidden;
  }
  @container (max-width: 21.99em) {
    button {
      min-inline-size: 44px;
      padding-inline: 0.5em;
      font-size: 0.875em;
    }
  }
  @container (max-width: 15.99em) {
    .row [part='cover'] {
      display: none;
    }
  }
  @media (forced-colors: active) {
    [aria-disabled] {
      color: GrayText;
    }
  }
  @media print {
    form {
      display: none;
    }
  }
`;
