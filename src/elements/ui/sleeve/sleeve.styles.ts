import { css } from '../../base/css.js';

/**
 * Styles for a box with the colours of its cover. They override the colours that the page sets, because those don't
 * suit the background.
 *
 * These notes aren't in the style sheet, because comments there would be sent to every page:
 * - Browsers don't print backgrounds, so the print styles keep the page's colours.
 * - The layer also covers the border of the box.
 * - The blurred cover is larger than the layer, because its edges fade.
 */
export const styles = css`
  @media screen and (forced-colors: none) {
    [data-sleeve] {
      --_accent: var(--_sleeve-highlight);
      --onair-accent: var(--_sleeve-highlight);
      --_on-accent: var(--_sleeve-on-highlight);
      --_line: #fff3;
      --_tone: #fff2;
      --_surface: #fff1;
      position: relative;
      isolation: isolate;
      border-color: transparent !important;
      background: var(--_sleeve-ground) !important;
      color: var(--_sleeve-ink) !important;
      color-scheme: dark;
    }
    [data-sleeve]::before {
      background: none !important;
    }
  }
  .sleeve {
    position: absolute;
    inset: -1px;
    z-index: -1;
    overflow: hidden;
    border-radius: inherit;
    pointer-events: none;
  }
  [part='wall'] .sleeve {
    inset: 0;
  }
  .sleeve canvas {
    position: absolute;
    inset: -25%;
    inline-size: 150%;
    block-size: 150%;
    filter: blur(60px);
  }
  @media print, (forced-colors: active) {
    .sleeve {
      display: none;
    }
  }
  @media (prefers-contrast: more), (prefers-reduced-transparency: reduce) {
    .sleeve canvas {
      display: none;
    }
  }
`;
