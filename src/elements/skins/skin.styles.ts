import { unsafeCSS } from 'lit';

/** The content of an element, unless it is a card, a wall or a player. */
export const LIST =
  ":host(:not(onair-vote)) > div:not([part='card']):not([part='wall']):not([part='player']):not([part='line'])";

/**
 * What all skins with a background of their own share: how the tokens of a skin apply to a box (a card, a wall or a player) and to a list, which gets a box
 * around it. They override the colours that the page sets, because those may not suit the background.
 *
 * Notes, which are here because comments in the style sheet would be sent to every page:
 * - The accent gets a lightness with enough contrast, in browsers without relative colours by mixing it with the text colour.
 * - The corners of a small cover never make it a circle.
 * - The box of a list extends above and below the list, so that loading a skin doesn't move the page.
 * - Printers leave out backgrounds, so paper keeps the page's colours.
 */
export const skinStyles = unsafeCSS(`
  :host {
    --_r: var(--onair-radius, var(--_skin-radius, 0.75em));
    --_set: var(--onair-accent, var(--_skin-accent, var(--_skin-ink)));
    --_a: color-mix(in oklab, var(--_set) 33%, var(--_skin-ink));
  }
  @supports (color: light-dark(oklch(from red l c h), red)) {
    :host {
      --_a: light-dark(oklch(from var(--_set) min(l, 0.48) c h), oklch(from var(--_set) max(l, 0.78) c h));
    }
  }
  :host(onair-vote) > div {
    --onair-radius: var(--_r);
  }
  [part='cover'],
  ${LIST} [part='cover'] {
    border-radius: min(var(--_r), 16%);
  }
  @media screen {
    :host(:not(onair-vote)) > div:not([part='line']):not(.mini):not([data-sleeve]) {
      --_accent: var(--_a);
      --onair-accent: var(--_a);
      --onair-radius: var(--_r);
      border-color: var(--_skin-line) !important;
      border-radius: var(--_r);
      background: var(--_skin-ground) !important;
      -webkit-backdrop-filter: var(--_skin-filter, none);
      backdrop-filter: var(--_skin-filter, none);
      box-shadow: var(--_skin-shadow, none);
      color: var(--_skin-ink) !important;
      color-scheme: var(--_skin-scheme, inherit);
    }
    ${LIST}:not([data-sleeve]) {
      position: relative;
      isolation: isolate;
      padding-inline: 1em;
      background: none !important;
      -webkit-backdrop-filter: none !important;
      backdrop-filter: none !important;
      box-shadow: none !important;
    }
    ${LIST}::before {
      content: '';
      position: absolute;
      inset: -0.75em 0;
      z-index: -1;
      border: 1px solid var(--_skin-line);
      border-radius: var(--_r);
      background: var(--_skin-ground);
      -webkit-backdrop-filter: var(--_skin-filter, none);
      backdrop-filter: var(--_skin-filter, none);
      box-shadow: var(--_skin-shadow, none);
    }
    .bottom::before {
      background: none !important;
    }
    .bottom {
      border-radius: 0 !important;
    }
  }
`);
