import { unsafeCSS } from 'lit';
import { skinStyles } from './skin.styles.js';

/**
 * A neon sign at night: dark, with a glow in the accent colour. The glow of the title is a filter, because a
 * `text-shadow` is clipped at the title's edge. The glow of a play button is a shadow, because a filter would also fill
 * its symbol.
 */
export const styles = [
  skinStyles,
  unsafeCSS(`
  :host {
    --_skin-radius: 1em;
    --_skin-scheme: dark;
    --_skin-accent: #ff4fd8;
    --_skin-ink: #f6f0ff;
    --_skin-ground: linear-gradient(160deg, #191130, #0a0716) #0a0716;
    --_skin-line: var(--_a);
    --_skin-chip-shadow: 0 0 0.75em -0.1em var(--_a);
    --_skin-shadow: 0 0 1.5em -0.4em var(--_a), inset 0 0 1.5em -0.9em var(--_a);
  }
  @media screen and (forced-colors: none) {
    [part='card'] [part='title'],
    [part='wall'] [part='title'],
    [part='player']:not(.mini) [part='title'] {
      filter: drop-shadow(0 0 0.3em var(--_a));
    }
    i {
      filter: drop-shadow(0 0 0.4em var(--_a));
    }
  }
  [part='play'] {
    box-shadow: 0 0 0.75em -0.1em var(--_a);
  }
`),
];
