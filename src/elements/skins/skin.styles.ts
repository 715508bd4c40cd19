import { unsafeCSS } from 'lit';

/** The content of an element, unless it is a card, a wall or a player. */
export const LIST =
  ":host(:not(onair-vote)) > div:not([part='card']):not([part='wall']):not([part='player']):not([part='line'])";

/**
 * Styles that all skins with a background share. They apply a skin's tokens to three kinds of elements: a box (a card,
 * a wall or a player), a list, which gets a box around it, and smaller elements. The smaller ones are a line, a small
 * player, and standalone vote buttons, whose background is `--_skin-chip`. The tokens override the colours that the
 * page sets, because those may not suit the background.
 *
 * These notes aren't in the style sheet, because comments there would be sent to every page:
 * - The lightness of the accent is changed to give enough contrast. Browsers without relative colours mix the accent
 *   with the text colour instead.
 * - The corner radius of a small cover is limited, so that the cover doesn't become a circle.
 * - The box of a list extends above and below the list, so that loading a skin doesn't move the page. `--_line-b` is the
 *   position of its lower edge.
 * - The number of days of a week depends on the width inside the padding.
 * - Two fields beside each other are too narrow for a date if the list has padding, so their text is smaller.
 * - A line and a small player are as wide as their content. The cover of a line reaches its edges.
 * - Browsers don't print backgrounds, so the print styles keep the page's colours.
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
    ${LIST} > :is([part='message'], .over) {
      inset-inline: 1em;
    }
    ${LIST}::before {
      content: '';
      position: absolute;
      inset: -0.75em 0 var(--_line-b, -0.75em);
      z-index: -1;
      border: 1px solid var(--_skin-line);
      border-radius: var(--_r);
      background: var(--_skin-ground);
      -webkit-backdrop-filter: var(--_skin-filter, none);
      backdrop-filter: var(--_skin-filter, none);
      box-shadow: var(--_skin-shadow, none);
    }
    .week :is(.heads, [part='week']) {
      container-type: inline-size;
    }
    @container (min-width: 15.01em) and (max-width: 17.99em) {
      .search input {
        block-size: calc(2.75em / 0.85);
        padding-inline: 0.25em;
        font-size: 0.85em;
      }
    }
    .bottom::before {
      background: none !important;
    }
    .bottom {
      border-radius: 0 !important;
    }
    [part='line'],
    [part='player'].mini,
    :where(.box:not(.inside)) > details,
    :where(.box:not(.inside)) > [part='message']:not(:empty),
    :where(.box:not(.inside) .pair) button,
    :where(.box:not(.inside) .pair) button:disabled,
    :where(.box:not(.inside) .pair) [aria-disabled][aria-pressed='false'],
    :host([view='likes']) > div {
      --_accent: var(--_a);
      --onair-accent: var(--_a);
      border-color: var(--_skin-line);
      border-radius: min(var(--_r), 0.75em);
      background: var(--_skin-chip, var(--_skin-ground));
      -webkit-backdrop-filter: var(--_skin-filter, none);
      backdrop-filter: var(--_skin-filter, none);
      box-shadow: var(--_skin-chip-shadow, none);
      color: var(--_skin-ink);
      color-scheme: var(--_skin-scheme, inherit);
    }
    :where(.box:not(.inside) .pair) button:is(:hover, [aria-pressed='true']):not(:disabled) {
      background: linear-gradient(var(--_tone), var(--_tone)), var(--_skin-chip, var(--_skin-ground));
    }
    [part='line'],
    [part='player'].mini {
      inline-size: fit-content;
      max-inline-size: 100%;
      outline: 1px solid var(--_skin-line);
      outline-offset: -1px;
    }
    [part='line'] {
      box-sizing: border-box;
      padding-inline-end: 0.75em;
    }
    [part='line']:not(:has([part='cover'])) {
      padding-inline-start: 0.75em;
    }
    [part='line'] [part='cover'] {
      border-start-start-radius: inherit;
      border-start-end-radius: 0;
      border-end-start-radius: inherit;
      border-end-end-radius: 0;
    }
    [part='player'].mini {
      padding-inline-end: 1.5em;
      border-radius: calc(2 * var(--_r));
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
`);
