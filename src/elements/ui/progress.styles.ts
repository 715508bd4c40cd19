/** Styles for the progress line and the time beside it. */
import { css } from '../base/css.js';

export const progressStyles = css`
  [part='progress'] {
    flex: auto;
    overflow: hidden;
    border-radius: 1em;
    background: var(--_line);
    outline: 1px solid transparent;
  }
  i {
    display: block;
    border-block-start: 0.25em solid var(--_accent);
    transform: scaleX(0);
    transform-origin: 0;
  }
  [part='time'] {
    flex: none;
  }
  @media (prefers-reduced-motion: no-preference) {
    i {
      transition: transform 1s linear;
    }
  }
`;
