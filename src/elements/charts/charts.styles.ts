/**
 * All rows have the same height, and missing rows keep their space, so that the page doesn't shift. In a narrow
 * element, the heading may take two lines and counts are shown without a unit; in a very narrow one, covers are hidden.
 */
import { css } from '../base/css.js';

export const styles = css`
  [part='heading'] {
    block-size: 1.25em;
    margin-block-end: 0.5em;
    font-weight: 700;
  }
  .rows {
    position: relative;
  }
  [part='rank'] {
    flex: none;
    min-inline-size: 1.5em;
    font-size: 1.125em;
    font-weight: 700;
    text-align: center;
  }
  .row [part='cover'] {
    inline-size: 3em;
  }
  [part='count'] {
    flex: none;
    position: relative;
    font-size: 0.875em;
    color: var(--_quiet);
  }
  .number {
    display: none;
  }
  .outlines {
    visibility: hidden;
  }
  .loading .outlines {
    visibility: visible;
  }
  .over ~ .outlines {
    visibility: hidden;
  }
  .rows > [part='message'],
  .over {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    z-index: 1;
  }
  .over {
    inset-block-end: 0;
    overflow: hidden;
  }
  [part='message'] {
    -webkit-line-clamp: 5;
  }
  [part='state'] {
    block-size: 1.5625em;
    padding-block-start: 0.3125em;
    box-sizing: border-box;
    text-align: end;
  }
  @container (max-width: 25.99em) {
    [part='heading'] {
      block-size: 2.5em;
      -webkit-line-clamp: 2;
    }
  }
  @container (max-width: 21.99em) {
    .row {
      gap: 0.5em;
    }
    .number {
      display: inline;
    }
    .words {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  @container (max-width: 13.99em) {
    .row [part='cover'] {
      display: none;
    }
  }
`;
