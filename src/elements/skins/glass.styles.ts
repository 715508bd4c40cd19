import { unsafeCSS } from 'lit';
import { skinStyles } from './skin.styles.js';

/**
 * Frosted glass, for pages with a photograph as background. It is light or dark like the page, and opaque enough to
 * keep text readable on any picture.
 */
export const styles = [
  skinStyles,
  unsafeCSS(`
  :host {
    --_skin-radius: 1.25em;
    --_skin-ink: CanvasText;
    --_skin-ground: Canvas;
    --_skin-line: #8886;
    --_skin-shadow: 0 0.5em 2em #0003;
    --_skin-filter: blur(24px) saturate(1.6);
  }
  @supports (color: color-mix(in oklab, red, red)) {
    :host {
      --_skin-ground: color-mix(in srgb, Canvas 85%, transparent);
      --_skin-line: color-mix(in srgb, CanvasText 16%, transparent);
    }
  }
`),
];
