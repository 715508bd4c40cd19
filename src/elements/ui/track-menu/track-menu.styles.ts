/** Reserves space for the menu button until its code has loaded. */
import { css } from '../../base/css.js';

export const menuPlace = css`
  .more {
    flex: none;
    inline-size: 44px;
    block-size: 44px;
  }
`;
