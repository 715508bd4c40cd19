/** Styles for the list of liked titles. In a narrow element, the date is below the name. */
import { css } from '../base/css.js';
import { menuPlace } from '../ui/track-menu/track-menu.styles.js';

export const styles = css`
  ${menuPlace}
  p {
    -webkit-line-clamp: none;
  }
  ol {
    max-block-size: 22em;
    margin: 0;
    padding: 0;
    overflow: auto;
    list-style: '';
  }
  ol:focus-visible,
  summary:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: -2px;
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto auto;
    align-items: center;
    padding-block: 0.375em;
    border-block-end: 1px solid var(--_line);
    content-visibility: auto;
    contain-intrinsic-size: auto 3.5em;
  }
  li [part='cover'] {
    inline-size: 2.75em;
    margin-inline-end: 0.75em;
    border-radius: var(--onair-radius, 0.375em);
  }
  li [part='cover'] svg {
    inline-size: 100%;
    fill: currentColor;
    stroke: none;
  }
  .song {
    overflow-wrap: anywhere;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  time {
    margin-inline: 0.75em 0.25em;
    color: var(--_quiet);
    white-space: nowrap;
  }
  li > button {
    inline-size: 44px;
    min-block-size: 44px;
    padding: 0;
    border-color: transparent;
  }
  li > button[aria-pressed='true'],
  li > button[aria-pressed='true']:hover {
    border-color: transparent;
    background: none;
  }
  li > button:focus-visible {
    outline-offset: -2px;
  }
  li .more {
    grid-column: 5;
  }
  .empty {
    padding-block: 0.75em;
  }
  .empty svg {
    display: none;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
    margin-block-start: 0.75em;
  }
  .actions button {
    padding: 0 0.75em;
  }
  [role='status'] {
    min-block-size: 1.5em;
    margin-block-start: 0.5em;
  }
  section {
    display: flex;
    flex-direction: column;
    box-sizing: border-box;
    block-size: 28em;
  }
  section ol {
    flex: auto;
    max-block-size: none;
  }
  section .empty {
    flex: 1 0 0;
    display: grid;
    place-content: end center;
    text-align: center;
    color: var(--_quiet);
  }
  section .empty svg {
    display: block;
    inline-size: 3em;
    margin: 0 auto 0.75em;
    stroke-width: 1;
  }
  section .empty + .actions {
    flex: 1 0 0;
    place-content: start center;
    margin: 0;
  }
  section .actions,
  section time,
  section [role='status'] {
    font-size: 0.875em;
  }
  @container (max-width: 29.99em) {
    li {
      grid-template-columns: auto minmax(0, 1fr) auto auto;
    }
    li [part='cover'] {
      grid-row: span 2;
    }
    .song {
      align-self: end;
    }
    time {
      grid-area: 2 / 2;
      align-self: start;
      margin-inline: 0;
      font-size: 0.875em;
    }
    li > button {
      grid-area: 1 / 3 / 3 / 4;
    }
    li .more {
      grid-area: 1 / 4 / 3 / 5;
    }
  }
  @container (max-width: 15.99em) {
    li [part='cover'] {
      display: none;
    }
    li {
      grid-template-columns: minmax(0, 1fr) auto auto;
    }
    .song {
      grid-column: 1;
    }
    time {
      grid-area: 2 / 1;
    }
    li > button {
      grid-area: 1 / 2 / 3 / 3;
    }
    li .more {
      grid-area: 1 / 3 / 3 / 4;
    }
  }
  @media (forced-colors: active) {
    li > button[aria-pressed='true'],
    li > button[aria-pressed='true']:hover {
      background: Highlight;
    }
  }
`;
