import { css } from '../base/css.js';

/**
 * Styles for the popup button. It follows the volume at the end of the row, or precedes the fold button. A narrow bar
 * at the bottom of the window hides it, because phones can't open small windows. With very large text, the name of the
 * stream is hidden to make room.
 */
export const styles = css`
  [part='popup'] {
    grid-row: 1 / -1;
    grid-column-start: -1;
    inline-size: max(44px, 2.75em);
    margin-inline: -0.5em -0.75em;
  }
  [part='popup'] svg {
    inline-size: 1.25em;
  }
  .rtl [part='popup'] svg {
    transform: scaleX(-1);
  }
  .bottom [part='popup'] {
    grid-area: fold;
    margin: 0;
  }
  .bottom [part='popup'] ~ [part='fold'],
  .bottom .foot.popped ~ [part='fold'] {
    grid-row: 1 / -1;
    grid-column-start: -1;
  }
  @container (max-width: 11em) {
    .foot.popped bdi {
      display: none;
    }
    .foot [part='popup'] {
      margin-inline: 0 -0.25em;
    }
  }
  @container (max-width: 15em) {
    .foot.linked.popped bdi,
    .foot.popped [part='volume'] {
      display: none;
    }
    .foot.popped [part='loudness'] {
      flex: none;
    }
  }
  @container (max-width: 19em) {
    .foot.linked.popped [part='volume'] {
      display: none;
    }
    .foot.linked.popped [part='loudness'] {
      flex: none;
    }
  }
  @container (max-width: 32.49em) {
    .bottom [part='popup'] {
      display: none;
    }
  }
`;
