/**
 * Styles for rows of songs. A wide element has as many columns as fit, so that the button or the count at the end of a
 * row is near the title. Each row has a line above it, which is clipped above the first rows.
 */
import { css } from '../base/css.js';

export const songRowStyles = css`
  .columns {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(22em, 100%), 1fr));
    gap: 0 2em;
    margin: 0;
    padding: 0;
    list-style: '';
    clip-path: inset(1px -1em 0);
  }
  .columns::slotted(*) {
    grid-column: 1 / -1;
  }
  .row {
    box-sizing: border-box;
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.75em;
    block-size: 4.25em;
    border-block-start: 1px solid var(--_line);
  }
  .blank {
    visibility: hidden;
  }
  .row [part='cover'] {
    inline-size: 2.75em;
    border-radius: var(--onair-radius, 0.375em);
  }
  .song {
    flex: auto;
    min-inline-size: 0;
    line-height: 1.15;
  }
  .song [part='title'] {
    margin-block-start: -0.1em;
    padding-block-start: 0.1em;
    line-height: 1.25;
    -webkit-line-clamp: 2;
  }
  .song [part='artist'] {
    display: block;
    padding-block: 0.125em;
    margin-block-end: -0.125em;
    white-space: nowrap;
    text-overflow: ellipsis;
    font-size: 0.9em;
    color: var(--_quiet);
  }
`;
