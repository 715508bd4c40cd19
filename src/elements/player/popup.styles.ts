import { css } from '../base/css.js';

/** Styles for the pop-up button in the menu, and for the card that fills the pop-up. The cover grows with the window. */
export const styles = css`
  .menu [part='popup'] {
    display: flex;
    grid-auto-flow: column;
  }
  .window[part='player'] {
    position: fixed !important;
    inset: 0;
    block-size: 100%;
    border: 0;
    border-radius: 0;
  }
`;
