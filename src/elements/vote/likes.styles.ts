/** Styles for the list of liked titles. */
import { css } from '../base/css.js';
import { menuPlace } from '../ui/track-menu/track-menu.styles.js';

export const styles = css`
  ${menuPlace}
  p {
    -webkit-line-clamp: 4;
  }
  ol {
    max-block-size: 16em;
    margin: 0;
    padding: 0;
    overflow: auto;
    list-style: '';
  }
  ol:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 2px;
  }
  li {
    display: flex;
    gap: 1em;
    padding-block: 0.5em;
    border-block-end: 1px solid var(--_line);
  }
  .song {
    flex: auto;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  .more {
    margin-block: calc(0.625em - 22px);
  }
  time {
    flex: none;
    color: var(--_quiet);
  }
  @container (max-width: 21.99em) {
    li {
      flex-wrap: wrap;
      column-gap: 0.5em;
    }
    .song {
      flex: 1 1 0;
    }
    time {
      flex: 0 0 100%;
      order: 1;
    }
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
`;
