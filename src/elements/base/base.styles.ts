import { css } from './css.js';

/**
 * Styles that all elements share. Font family, size and weight, text colour and cursor are inherited from the page;
 * other inherited properties, such as `white-space`, are reset because they would break the layout. The colours of
 * lines, surfaces and secondary text are mixed from the text colour, so that they suit any background. Sizes are in em.
 *
 * These notes aren't in the style sheet, because comments there would be sent to every page:
 * - An element whose width depends on its content has one column in a narrow window and two in a wide one.
 * - Titles and artists have padding for letters that overhang their line, such as J, ƒ and italics.
 * - A placeholder is invisible while its picture loads, and also behind a transparent picture.
 * - Placeholders for text and covers are animated: a lighter band moves across them.
 * - Controls aren't printed.
 */
export const baseStyles = css`
  :host {
    all: initial;
    --_accent: var(--onair-accent, currentColor);
    --_quiet: currentColor;
    --_line: #8884;
    --_tone: #8883;
    --_surface: #8881;
    --_sweep: linear-gradient(100deg, var(--_line) 40%, var(--_surface), var(--_line) 60%) 0 / 300%;
    display: block;
    container-type: inline-size;
    contain-intrinsic-inline-size: min(22em, 8em + 20vw);
    min-inline-size: 0;
    break-inside: avoid-column;
    color: inherit;
    color-scheme: inherit;
    cursor: inherit;
    font-family: inherit;
    font-size: max(8px, 1em);
    font-weight: inherit;
    -webkit-font-smoothing: inherit;
    visibility: inherit;
    line-height: 1.25;
    text-align: start;
    -webkit-text-size-adjust: 100%;
    font-variant-numeric: tabular-nums;
  }
  @supports (color: color-mix(in oklab, red, red)) {
    :host {
      --_quiet: color-mix(in oklab, currentColor 80%, transparent);
      --_line: color-mix(in oklab, currentColor 12%, transparent);
      --_tone: color-mix(in oklab, var(--_accent) var(--_mix, 12%), transparent);
      --_surface: color-mix(in oklab, currentColor 4%, transparent);
    }
  }
  :host([hidden]) {
    display: none;
  }
  p {
    display: -webkit-box;
    margin: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
  }
  p.missing {
    position: static;
    display: block;
    margin: 0;
    font-size: 0.8em;
  }
  [part='cover'] {
    position: relative;
    flex: none;
    overflow: hidden;
    border-radius: var(--onair-radius, 0.5em);
    background: var(--_tone);
    outline: 1px solid transparent;
    outline-offset: -1px;
  }
  svg {
    display: block;
    inline-size: 100%;
  }
  text {
    fill: currentColor;
    opacity: 0.7;
    font-size: 3px;
    font-weight: 600;
    text-anchor: middle;
    dominant-baseline: central;
  }
  img {
    position: absolute;
    top: 0;
    left: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  img:not([hidden]) + svg {
    visibility: hidden;
  }
  .art {
    object-fit: contain;
  }
  [part='title'] {
    font-weight: 600;
  }
  [part='title'],
  [part='artist'] {
    margin-inline: -0.25em;
    padding-inline: 0.25em;
  }
  [part='state'],
  [part='time'] {
    color: var(--_quiet);
    font-size: 0.8em;
  }
  .live::before {
    content: '';
    display: inline-block;
    margin-inline-end: 0.5em;
    border: 0.25em solid var(--_accent);
    border-radius: 50%;
  }
  .loading p:empty::after {
    content: '';
    display: inline-block;
    vertical-align: top;
    inline-size: 8em;
    max-inline-size: 100%;
    block-size: 0.75em;
    margin-block: 0.225em;
    outline: 1px solid transparent;
    outline-offset: -1px;
    border-radius: 0.25em;
    background: var(--_line);
  }
  @media print {
    :host(onair-player),
    :host(onair-vote),
    button:not([part~='show']) {
      display: none !important;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .ready .live::before {
      animation: breathe 2s ease-in-out infinite alternate;
    }
    .loading p:empty::after,
    .loading [part='cover'] {
      background: var(--_sweep);
      animation: sweep 1.6s linear infinite;
    }
  }
  @keyframes sweep {
    from {
      background-position: 100%;
    }
  }
  @keyframes breathe {
    to {
      opacity: 0.6;
    }
  }
`;
