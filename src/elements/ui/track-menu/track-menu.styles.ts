/** The place of a track's menu, kept before its button comes. */
import { css } from 'lit';

export const menuPlace = css`
  .more {
    flex: none;
    inline-size: 44px;
    block-size: 44px;
  }
`;
