import { unsafeCSS } from 'lit';
import { skinStyles } from './skin.styles.js';

/**
 * A cassette: rounded and warm, with three stripes. It is light or dark like the page. The next show and the end of a
 * list stay above the stripes.
 */
export const styles = [
  skinStyles,
  unsafeCSS(`
  :host {
    --_skin-radius: 1.5em;
    --_skin-accent: #d9522c;
    --_skin-ink: #3b2417;
    --_skin-paper: #f6ead6;
    --_skin-ground:
      linear-gradient(#d9522c 3px, #e8a33d 3px 6px, #2f8f83 6px) 0 100% / 100% 9px no-repeat,
      var(--_skin-paper);
    --_skin-chip: var(--_skin-paper);
    --_skin-line: #8886;
    --_line-b: -1em;
    font-family: ui-rounded, 'SF Pro Rounded', 'Nunito', 'Quicksand', 'Arial Rounded MT Bold', system-ui, sans-serif;
  }
  @supports (color: light-dark(red, red)) {
    :host {
      --_skin-ink: light-dark(#3b2417, #f8ead3);
      --_skin-paper: light-dark(#f6ead6, #38271d);
    }
  }
  [part='title'] {
    font-weight: 800;
  }
  .ahead {
    margin-block-end: 0.4em;
  }
`),
];
