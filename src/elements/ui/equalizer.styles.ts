/** Styles for the animated bars that show playback. With reduced motion, they are static and have different heights. */
import { css } from '../base/css.js';

export const equalizerStyles = css`
  .equalizer {
    display: inline-flex;
    flex: none;
    gap: 0.125em;
    block-size: 0.75em;
    margin-inline-end: 0.5em;
  }
  .equalizer span {
    inline-size: 0.1875em;
    background: var(--_accent);
    transform: scaleY(0.4);
    transform-origin: 50% 100%;
  }
  .equalizer :nth-child(2) {
    transform: none;
  }
  .equalizer :nth-child(3) {
    transform: scaleY(0.65);
  }
  @media (forced-colors: active) {
    .equalizer span {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .equalizer span {
      animation: equalize 0.9s ease-in-out infinite alternate;
    }
    .equalizer :nth-child(2) {
      animation-duration: 0.7s;
      animation-delay: -0.4s;
    }
    .equalizer :nth-child(3) {
      animation-duration: 1.1s;
      animation-delay: -0.8s;
    }
  }
  @keyframes equalize {
    from {
      transform: scaleY(0.25);
    }
    60% {
      transform: scaleY(0.8);
    }
    to {
      transform: none;
    }
  }
`;
