import { unsafeCSS } from 'lit';
import { skinStyles } from './skin.styles.js';

/**
 * Frosted glass: for photographs. It is light or dark like the page, and opaque enough for text on any picture. Unlike in other skins,
 * lines, small players and separate vote buttons have a background, too. Lines and small players are as wide as their content.
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
      --_skin-ground: color-mix(in srgb, Canvas 80%, transparent);
      --_skin-line: color-mix(in srgb, CanvasText 16%, transparent);
    }
  }
  @media screen {
    [part='line'],
    [part='player'].mini,
    :where(.box:not(.inside)) > details,
    :where(.box:not(.inside)) > [part='message']:not(:empty),
    :where(.box:not(.inside) .pair) button,
    :where(.box:not(.inside) .pair) button:disabled,
    :host([view='likes']) > div {
      border-color: var(--_skin-line);
      border-radius: 0.75em;
      background: var(--_skin-ground);
      -webkit-backdrop-filter: var(--_skin-filter);
      backdrop-filter: var(--_skin-filter);
      color: var(--_skin-ink);
    }
    :where(.box:not(.inside) .pair) button:is(:hover, [aria-pressed='true']):not(:disabled) {
      background: Canvas;
    }
    [part='line'],
    [part='player'].mini {
      inline-size: fit-content;
      max-inline-size: 100%;
    }
    [part='line'] {
      box-sizing: border-box;
      padding-inline-end: 0.75em;
    }
    [part='player'].mini {
      padding-inline-end: 1.5em;
      border-radius: 2em;
    }
    .mini .song {
      inline-size: auto;
      min-inline-size: 0;
    }
    :host([view='likes']) > div {
      padding-inline: 1em;
      border-radius: var(--_r);
    }
    .box:not(.inside) > details:not([open]) {
      inline-size: fit-content;
    }
    .box:not(.inside) > details,
    .box:not(.inside) > [part='message']:not(:empty) {
      padding-inline: 0.75em;
    }
  }
`),
];
