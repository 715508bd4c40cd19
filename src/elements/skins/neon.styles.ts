import { unsafeCSS } from 'lit';
import { skinStyles } from './skin.styles.js';

/** A neon sign at night: dark, with a glow in the accent. */
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
    --_skin-shadow: 0 0 1.5em -0.4em var(--_a), inset 0 0 1.5em -0.9em var(--_a);
  }
  [part='title'] {
    text-shadow: 0 0 0.75em var(--_a);
  }
  i,
  [part='play'] svg {
    filter: drop-shadow(0 0 0.4em var(--_a));
  }
`),
];
