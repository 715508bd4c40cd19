/** The button beside the volume: at the end of the row where there is one, before the button that folds it. */
import { css } from 'lit';

export const styles = css`
  [part='popup'] {
    grid-row: 1 / -1;
    grid-column-start: -1;
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
  .bottom .foot:has([part='popup']) ~ [part='fold'] {
    grid-row: 1 / -1;
    grid-column-start: -1;
  }
  /* A phone has no small windows. */
  @container (max-width: 32.49em) {
    .bottom [part='popup'] {
      display: none;
    }
  }
`;
