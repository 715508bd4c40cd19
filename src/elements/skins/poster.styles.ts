import { unsafeCSS } from 'lit';
import { skinStyles } from './skin.styles.js';

/** A concert poster: black, with condensed capitals. */
export const styles = [
  skinStyles,
  unsafeCSS(`
  :host {
    --_skin-radius: 0px;
    --_skin-scheme: dark;
    --_skin-accent: #ffe14d;
    --_skin-ink: #fff;
    --_skin-ground: #000;
    --_skin-line: #fff4;
  }
  [part='title'],
  [part='show-name'],
  [part='heading'],
  [part='question'],
  [part='recent'] p:first-child {
    font-family: 'Oswald', 'Bebas Neue', 'Roboto Condensed', 'Avenir Next Condensed', 'Arial Narrow', Impact, sans-serif-condensed, sans-serif;
    font-stretch: condensed;
    font-weight: 800;
    letter-spacing: 0;
    text-transform: uppercase;
  }
  .mini [part='play'] svg {
    transform: scale(0.8);
  }
`),
];
