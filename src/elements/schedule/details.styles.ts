import { css } from '../base/css.js';

/** Styles for the dialog about a show. */
export const detailsStyles = css`
  dialog {
    box-sizing: border-box;
    inline-size: 22em;
    max-inline-size: calc(100% - min(2em, 10vw));
    padding: min(1.25em, 6vw);
    border: 1px solid color-mix(in oklab, CanvasText 15%, Canvas);
    border-radius: calc(2 * var(--_radius));
    background: Canvas;
    color: CanvasText;
    line-height: 1.4;
    box-shadow: 0 1em 3em #0004;
  }
  dialog:not([open]) {
    display: none;
  }
  dialog::backdrop {
    background: #0006;
  }
  dialog p {
    -webkit-line-clamp: 12;
  }
  [part='details-name'] {
    margin-block-end: 0.25em;
    font-size: 1.2em;
    font-weight: 600;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 0.5em;
    margin-block-start: 1.25em;
  }
  .small {
    color: var(--_quiet);
    font-size: 0.8em;
  }
  .actions [part='listen'] {
    display: flex;
    align-items: center;
    gap: 0.5em;
    padding-inline-start: 0.5em;
    font-weight: 600;
  }
  .actions [part='listen'] svg {
    inline-size: 1.75em;
  }
  .actions button {
    min-inline-size: 44px;
    min-block-size: 44px;
    padding: 0 min(0.75em, 3vw);
    border: 1px solid var(--_line);
    font-size: 0.9em;
  }
`;
