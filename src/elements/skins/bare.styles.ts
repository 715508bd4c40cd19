import { unsafeCSS } from 'lit';

/** Removes the box, for pages that already have one around the tag. */
export const styles = [
  unsafeCSS(`
  :host {
    --_surface: transparent;
  }
  :host > div {
    border-color: transparent;
  }
  [part='player']:not(.card):not(.mini):not(.bottom):not([data-sleeve]) {
    padding-inline: 0;
  }
  [part='player']:not(.card):not(.mini):not(.bottom):not([data-sleeve]) .foot {
    margin-inline-end: 0;
  }
  [part='card']:not([data-sleeve]),
  .card:not([data-sleeve]) {
    overflow: visible;
  }
  [part='card']:not([data-sleeve]) [part='cover'] {
    border-radius: var(--onair-radius, 0.5em);
  }
  .card:not([data-sleeve]) > .picture {
    border-radius: var(--onair-radius, 0.5em);
  }
  .hairline {
    border-radius: 0;
  }
  @container (min-width: 22em) and (max-width: 25.99em) {
    .card:not(.votes):not([data-sleeve]) .progress {
      margin-inline-start: 0;
    }
  }
  @container (max-width: 59.99em) {
    :is([part='card'], .card):not([data-sleeve]) :is(.text, .meta, .progress, .song, .foot) {
      margin-inline-end: 0;
      padding-inline-end: 0;
    }
    :is([part='card'], .card):not([data-sleeve]) [part='title'] {
      margin-inline-end: 0;
      animation: none;
    }
    [part='card']:not([data-sleeve]) .text .more svg {
      position: relative;
      inset-inline-start: 0.75em;
    }
  }
  @container (max-width: 21.99em) {
    [part='card']:not([data-sleeve]) .text,
    .card:not([data-sleeve]) .song {
      margin-inline-start: -0.25em;
      padding-inline-start: 0.25em;
    }
    .card:not([data-sleeve]) :is(.meta, .progress) {
      margin-inline-start: 0;
    }
    .card:not([data-sleeve]) .foot {
      margin-inline-start: -0.875em;
    }
  }
`),
];
