/**
 * Styles for a native select that is transparent and covers a text with an icon. It has a touch target of 44 px. The
 * text is the select's next sibling.
 */
import { css } from '../base/css.js';

export const selectStyles = css`
  select {
    position: absolute;
    top: 50%;
    inset-inline: -0.5em;
    min-inline-size: 44px;
    block-size: 44px;
    margin-block-start: -22px;
    opacity: 0;
    font-size: 16px;
    cursor: pointer;
  }
  select:focus-visible + span {
    outline: 2px solid currentColor;
    outline-offset: 2px;
  }
`;
