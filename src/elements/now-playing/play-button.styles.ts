import { css } from '../base/css.js';
import { coverButton } from '../ui/cover-button.styles.js';

/**
 * Styles for the play button of a card. The button is positioned over the cover and takes no space, so that nothing
 * moves when its code loads. The status of the stream is beside the button, and error messages are above it.
 */
export const playButtonStyles = css`
  ${coverButton(css`.listen`)}
  .listen {
    position: relative;
    z-index: 1;
    flex: none;
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) auto;
    gap: 0.5em;
    align-items: end;
    box-sizing: border-box;
    aspect-ratio: 1;
    margin-block-start: calc(2px - 100cqi);
    padding: 0.75em;
    pointer-events: none;
  }
  [part='play'] {
    grid-area: 2 / 2;
    margin: 0;
    border: 0;
    border-radius: 50%;
    color: inherit;
    font: inherit;
    cursor: pointer;
    pointer-events: auto;
    -webkit-tap-highlight-color: transparent;
  }
  [part='play'] svg {
    fill-rule: evenodd;
    stroke: none;
  }
  [part='playback'] {
    grid-area: 2 / 1;
    place-self: center start;
    max-inline-size: 100%;
    box-sizing: border-box;
    overflow: hidden;
    border-radius: 1em;
    background: #000c;
    color: #fff;
    font-size: 0.8125em;
    overflow-wrap: anywhere;
  }
  [part='playback']:not(:empty) {
    padding: 0.375em 0.75em;
  }
  [part='playback'].reason {
    grid-area: 1 / 1 / 2 / 3;
    align-self: end;
    max-block-size: 100%;
    border-radius: 0.75em;
  }
  @container (min-width: 22em) {
    .listen {
      inline-size: var(--_side);
      margin-block-start: 0;
      margin-inline-start: calc(-1 * var(--_side));
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .waiting svg {
      animation: breathe 1s ease-in-out infinite alternate;
    }
    [part='play'] {
      transition: transform 0.15s;
    }
  }
  @media (forced-colors: active) {
    [part='playback']:not(:empty) {
      border: 1px solid;
    }
  }
`;
