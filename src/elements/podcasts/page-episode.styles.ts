import { css } from '../base/css.js';

/** The controls are as tall as the browser's audio controls that they replace, so that nothing moves. */
export const styles = css`
  .row {
    display: flex;
    align-items: center;
    gap: 0.75em;
    min-block-size: 44px;
  }
  [part='play'] {
    align-self: auto;
    justify-content: center;
    gap: 0.375em;
    inline-size: auto;
    min-inline-size: 44px;
    padding-inline: 0.75em 1.125em;
    border-radius: 2em;
    background: var(--_tone);
  }
  [part='play']:hover {
    text-decoration: none;
    background: var(--_line);
  }
  .current [part='play'] {
    padding: 0;
  }
  [part='play'] svg {
    inline-size: 1.5em;
  }
  .playing {
    flex: auto;
    block-size: auto;
    min-inline-size: 0;
  }
  .controls {
    margin-inline-start: 0;
  }
  [part='date'] {
    -webkit-line-clamp: 2;
  }
  @media (forced-colors: active) {
    [part='play'] {
      border: 1px solid ButtonText;
    }
  }
`;
