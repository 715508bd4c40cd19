import type { CSSResult } from 'lit';
import { css } from '../base/css.js';

/** `form` is the selector of the week's layout. */
const weekFaces = (form: CSSResult): CSSResult => css`
  ${form} .column .face {
    display: none;
  }
  ${form} .column .tall .face {
    display: block;
  }
  ${form} .column .long .face {
    position: absolute;
    inset-block: auto 0.375em;
    inset-inline: auto 0.375em;
    inline-size: 2em;
    block-size: 2em;
  }
  @container (min-width: 66em) {
    ${form} .column .long .face {
      display: block;
    }
  }
`;

/** The same styles for shows that are joined across several days. */
const joinedFaces = (form: CSSResult): CSSResult => css`
  @media screen and (forced-colors: none) {
    ${form} .column .lead.long > [part~='show'] > .face {
      display: block;
      inset-block: 0.375em auto;
      inset-inline-end: calc((1 - var(--_days)) * (100% + 3px) + 0.67em);
      inline-size: 3.75em;
      block-size: 3.75em;
    }
    ${form} .column .lead.long > [part~='show'] > [part='show-host'] {
      display: block;
    }
  }
`;

/**
 * Styles for the pictures and hosts of shows. In the week, they are below the text of blocks that are high enough.
 * Blocks in a narrow column must be taller, because the time takes two lines. A list in a very narrow column hides the
 * pictures. In the dialog, the picture is above the text if the text beside it would be too narrow.
 */
export const showProfileStyles = css`
  :host {
    --_face: 2.5em;
  }
  .face {
    position: static;
    flex: none;
    box-sizing: border-box;
    inline-size: 2.5em;
    block-size: 2.5em;
    border-radius: var(--_radius);
    object-fit: cover;
    background: var(--_surface);
  }
  .column .face {
    order: -1;
    margin-inline-start: auto;
    inline-size: calc(var(--_row) - 0.75em);
    block-size: calc(var(--_row) - 0.75em);
  }
  .column [part='show-host'] {
    display: none;
  }
  ${weekFaces(css`.week`)}
  @container (min-width: 42em) {
    ${joinedFaces(css`.week`)}
  }
  [part='show-host'] {
    color: var(--_quiet);
    font-weight: 400;
    font-size: 0.8em;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  .about {
    display: flex;
    flex-wrap: wrap;
    gap: 1em;
    align-items: flex-start;
    margin-block-start: 1em;
  }
  .about .face {
    max-inline-size: 100%;
    inline-size: 5em;
    block-size: 5em;
  }
  .about > div {
    flex: 1 1 9em;
    min-inline-size: 0;
  }
  .about p + p,
  .about p + a {
    margin-block-start: 0.25em;
  }
  [part='show-link'] {
    display: inline-block;
    padding-block: calc(22px - 0.7em);
    line-height: 1.4;
    color: inherit;
    font-size: 0.9em;
    overflow-wrap: anywhere;
  }
  @container (max-width: 15.99em) {
    [part='upcoming'] .face {
      display: none;
    }
  }
  @container (min-width: 50em) {
    .now [part='upcoming'] .on .face {
      position: absolute;
      inset-inline: auto 0;
      margin: 0;
      inline-size: 17em;
      block-size: 17em;
      max-inline-size: 45%;
      border-radius: 0;
    }
    .now .on:has(.face:not([hidden])) [part~='show'] {
      padding-inline-end: min(18em, 48%);
    }
    ${weekFaces(css`.auto`)}
    ${joinedFaces(css`.auto`)}
  }
`;
