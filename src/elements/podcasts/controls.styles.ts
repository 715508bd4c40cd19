import { css } from '../base/css.js';

/** Styles for links and buttons without a border, with a touch target of at least 44 px. */
export const controlStyles = css`
  a,
  summary,
  button {
    position: relative;
    display: flex;
    align-items: center;
    min-block-size: 44px;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 0.25em;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    text-decoration: none;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  a:hover,
  summary:hover,
  button:hover {
    text-decoration: underline;
  }
  :focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 2px;
  }
  summary svg,
  button svg {
    flex: none;
  }
  [open] summary svg,
  [aria-expanded='true'] svg {
    transform: scaleY(-1);
  }
  [part^='play'] svg {
    fill: var(--_accent);
    fill-rule: evenodd;
    stroke: none;
  }
  @media (forced-colors: active) {
    [part^='play'] svg {
      fill: ButtonText;
      background: none;
    }
  }
`;
