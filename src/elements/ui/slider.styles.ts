/** Styles for a range input. `--_at` is the filled share, in percent. `--_slider` replaces the accent. */
import { css } from '../base/css.js';

export const sliderStyles = css`
  input[type='range'] {
    appearance: none;
    block-size: 44px;
    margin: 0;
    border-radius: 0.5em;
    color: inherit;
    font: inherit;
    background:
      linear-gradient(var(--_slider, var(--_accent)), var(--_slider, var(--_accent))) 0 50% / var(--_at)
        0.25em no-repeat,
      linear-gradient(var(--_line), var(--_line)) 0 50% / 100% 0.25em no-repeat;
    cursor: pointer;
  }
  input[type='range']:dir(rtl) {
    background-position-x: 100%, 0;
  }
  input::-webkit-slider-runnable-track {
    background: none;
  }
  input::-webkit-slider-thumb {
    appearance: none;
    inline-size: 0.75em;
    block-size: 0.75em;
    border: 0;
    border-radius: 50%;
    background: var(--_slider, var(--_accent));
  }
  input::-moz-range-track {
    background: none;
  }
  input::-moz-range-thumb {
    inline-size: 0.75em;
    block-size: 0.75em;
    border: 0;
    border-radius: 50%;
    background: var(--_slider, var(--_accent));
  }
  @media (forced-colors: active) {
    input[type='range'] {
      appearance: auto;
    }
  }
`;
