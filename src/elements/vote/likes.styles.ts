/** The list of what this browser liked: loaded with it. */
import { css } from 'lit';

export const styles = css`
  ol {
    max-block-size: 16em;
    margin: 0;
    padding: 0;
    overflow: auto;
    border-radius: var(--onair-radius, 0.5em);
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
  time {
    flex: none;
    color: var(--_quiet);
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
