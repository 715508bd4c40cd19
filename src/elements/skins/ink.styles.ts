import { unsafeCSS } from 'lit';

/** A newspaper: serifs, rules and small capitals, in the colours of the page. */
export const styles = [
  unsafeCSS(`
  :host {
    --_surface: transparent;
    font-family: Charter, 'Bitstream Charter', 'Iowan Old Style', Georgia, serif;
  }
  :host(:not(onair-vote)) > div {
    --onair-radius: 0;
    border-color: currentColor transparent;
  }
  :host(:not(onair-vote)) > div:not([part='line']):not(.mini) {
    box-shadow: 0 -3px 0 -1px;
  }
  [part='title'] {
    font-weight: 700;
    letter-spacing: -0.01em;
  }
  [part='artist'] {
    font-style: italic;
  }
  [part='state'],
  [part='name'],
  [part='next'],
  h3 {
    font-variant-caps: all-small-caps;
    letter-spacing: 0.06em;
  }
`),
];
