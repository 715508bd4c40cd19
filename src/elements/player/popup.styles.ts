import { css } from '../base/css.js';

/** Styles for the pop-up button in the menu. The row has its styles. */
export const styles = css`
  .menu [part='popup'] {
    display: flex;
    grid-auto-flow: column;
  }
`;
