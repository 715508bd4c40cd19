import type { CSSResult } from 'lit';
import { css } from '../base/css.js';

/**
 * Styles for the play button on the cover of a card. `card` is the card's selector.
 *
 * The button has the accent's colour. Its symbol and its ring are black or white, whichever contrasts with the accent.
 * Browsers that can't calculate the contrast show the button in black and white.
 */
export const coverButton = (card: CSSResult): CSSResult => css`
  ${card} {
    --_disc: #fff;
    --_sign: #000;
  }
  @supports (color: oklch(from red clamp(0, (0.65 - l) * 999, 1) 0 0)) {
    ${card} {
      --_disc: var(--_accent);
      --_sign: oklch(from var(--_accent) clamp(0, (0.65 - l) * 999, 1) 0 0);
    }
  }
  ${card} [part='play'] {
    inline-size: max(3.5em, 44px);
    block-size: max(3.5em, 44px);
    padding: 2px;
    background: var(--_sign);
  }
  ${card} [part='play'] svg {
    fill: var(--_disc);
  }
  ${card} [part='play']:hover:enabled {
    opacity: 1;
    transform: scale(1.05);
  }
  ${card} [part='play']:focus-visible {
    outline: 3px solid #fff;
    box-shadow: 0 0 0 6px #000;
  }
  @media (forced-colors: active) {
    ${card} [part='play'] {
      background: ButtonFace;
    }
    ${card} [part='play'] svg {
      fill: ButtonText;
    }
  }
`;
