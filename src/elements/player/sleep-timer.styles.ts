import { css } from '../base/css.js';

/** Styles for the sleep timer in the menu, and for the moon on the menu button while the timer is on. */
export const sleepStyles = css`
  [part='sleep'] bdi {
    font-variant-numeric: tabular-nums;
  }
  [part='more'] {
    position: relative;
  }
  .moon {
    position: absolute;
    inset-block-start: 0.25em;
    inset-inline-end: 0.25em;
    line-height: 0;
  }
  [part='more'] .moon svg {
    inline-size: 0.9em;
    fill: currentColor;
    stroke: none;
  }
`;
