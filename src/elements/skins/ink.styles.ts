import { unsafeCSS } from 'lit';
import { LIST } from './skin.styles.js';

/**
 * A newspaper: serifs, rules and small capitals, in the colours of the page. The rule of a list is outside the list's
 * box, so that the page doesn't move when the skin loads. The progress line of a player's bar is on the lower rule,
 * because the upper one is as thick as the line.
 */
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
  ${LIST}:not([data-sleeve]) {
    position: relative;
    box-shadow: none;
  }
  ${LIST}::before {
    content: '';
    position: absolute;
    inset: -0.75em 0 auto;
    border-block-start: 2px solid;
  }
  :host(onair-vote) > div {
    --onair-radius: 0;
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
  [part='next'] {
    font-variant-caps: all-small-caps;
    letter-spacing: 0.06em;
  }
  [part='state'],
  [part='name'] {
    font-size: 0.9em;
    letter-spacing: 0.02em;
  }
  [part='next'] {
    font-size: 1.15em;
  }
  [part='player']:not(.bottom) .hairline {
    top: auto;
  }
  [part='player']:not(.bottom) .hairline i {
    border-block-start-width: 3px;
  }
`),
];
