import { css } from '../base/css.js';

/**
 * Styles for the sheet. On a phone it fills the window; on larger screens it is a panel in the middle. It has
 * the colours of the cover, or graphite until they are known. Only `transform` and `opacity` are animated. In every
 * state, there is room for two lines of the title, so that the controls don't move.
 */
export const sheetStyles = css`
  dialog[part='sheet'] {
    --_accent: var(--_sleeve-highlight, #fff);
    --_on-accent: var(--_sleeve-on-highlight, #000);
    --_quiet: color-mix(in oklab, currentColor 80%, transparent);
    --_line: #fff3;
    --_tone: #fff2;
    --_surface: #fff1;
    position: fixed;
    inset: 0;
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: none;
    block-size: 100%;
    max-block-size: none;
    margin: 0;
    padding: 0;
    overflow: hidden;
    border: 0;
    background: var(--_sleeve-ground, #1f2023);
    color: var(--_sleeve-ink, #fff);
    color-scheme: dark;
    font-size: 1rem;
  }
  dialog[part='sheet'][open] {
    display: flex;
    flex-direction: column;
  }
  [part='sheet']::backdrop {
    background: #0009;
  }
  .scroll {
    position: relative;
    flex: 1 1 auto;
    min-block-size: 0;
    overflow: hidden auto;
    overscroll-behavior: contain;
  }
  .inside {
    display: flex;
    flex-direction: column;
    gap: 1em;
    box-sizing: border-box;
    max-inline-size: 30em;
    min-block-size: 100%;
    margin: auto;
    padding: max(0.5em, env(safe-area-inset-top)) max(1.5em, env(safe-area-inset-right))
      max(1.5em, env(safe-area-inset-bottom)) max(1.5em, env(safe-area-inset-left));
  }
  .grip {
    display: flex;
    flex-direction: column;
    gap: 0.5em;
    touch-action: none;
    user-select: none;
    cursor: grab;
  }
  .grip header {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) 44px;
    align-items: center;
    margin-inline: -0.5em;
    font-size: 0.875em;
    font-weight: 600;
    text-align: center;
  }
  .grip header p {
    text-align: center;
  }
  .grip header svg {
    inline-size: 1.5rem;
  }
  .grip [part='cover'] {
    inline-size: min(100%, 46vh);
    margin-inline: auto;
    border-radius: 0.75em;
    box-shadow: 0 0.75em 2.5em #0006;
  }
  [part='sheet'] .heading {
    --_title: clamp(1.4em, 1em + 2vw, 2em);
    display: flex;
    flex-direction: column;
    gap: 0.25em;
    min-block-size: calc(2.77em + 2.25 * var(--_title));
  }
  [part='sheet'] .heading p {
    white-space: normal;
  }
  .heading .title {
    font-size: var(--_title);
    font-weight: 700;
    letter-spacing: -0.015em;
    line-height: 1.1;
    -webkit-line-clamp: 2;
    padding-block-end: 0.05em;
  }
  .heading .artist {
    color: var(--_quiet);
  }
  .heading .now {
    display: flex;
    align-items: baseline;
    min-block-size: 1.25em;
    color: var(--_quiet);
    font-size: 0.8125em;
  }
  [part='sheet'] .progress {
    display: flex;
    align-items: center;
    gap: 0.75em;
    block-size: 1em;
  }
  .deck {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: center;
  }
  .deck [part='play'] {
    grid-area: 1 / 2;
    inline-size: 72px;
    margin: 0;
    transform: none;
  }
  .deck onair-vote {
    grid-area: 1 / 1;
    inline-size: 5.75em;
    block-size: 2.75em;
    margin-inline-start: -0.75em;
  }
  .deck [part='more'] {
    grid-area: 1 / 3;
    justify-self: end;
    margin-inline-end: -0.625em;
  }
  .deck [part='more'] svg {
    inline-size: 1.5em;
  }
  .deck onair-vote::part(like):disabled,
  .deck onair-vote::part(dislike):disabled {
    visibility: hidden;
  }
  [part='sheet'] [part='mute'] {
    margin-inline-start: -0.75em;
  }
  [part='sheet'] [part='loudness'] input {
    flex: 1;
  }
  [part='sheet'] [part='mute'] svg {
    inline-size: 1.25em;
  }
  .later {
    display: flex;
    gap: 0.5em;
    padding: 0.75em 1em;
    border-radius: 0.75em;
    background: var(--_surface);
    font-size: 0.875em;
  }
  .later > :first-child {
    flex: none;
    color: var(--_quiet);
  }
  .plays [role='listitem'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    column-gap: 0.75em;
    padding-block: 0.375em;
  }
  .plays [part='cover'] {
    grid-row: 1 / 3;
    inline-size: 2.75em;
    margin: 0;
  }
  .plays .artist {
    grid-column: 2;
    color: var(--_quiet);
    font-size: 0.8125em;
  }
  .plays time {
    grid-area: 1 / 3 / 3;
    color: var(--_quiet);
    font-size: 0.8125em;
  }
  @media (max-width: 21em) {
    .inside {
      padding-inline: 1em;
    }
  }
  @media (max-width: 18.99em) {
    .deck {
      grid-template-columns: 44px minmax(0, 1fr) 44px;
      justify-items: center;
      gap: 0.5em 0;
    }
    .deck onair-vote {
      grid-area: 2 / 1 / 3 / 4;
      margin: 0;
    }
  }
  @media (min-width: 40em) and (min-height: 40em) {
    dialog[part='sheet'] {
      inset: 0;
      inline-size: 28em;
      block-size: fit-content;
      max-block-size: calc(100% - 3em);
      margin: auto;
      border-radius: 1em;
      box-shadow: 0 1em 4em #0008;
    }
    .grip [part='cover'] {
      inline-size: min(100%, 36vh);
    }
  }
  @media (forced-colors: active) {
    dialog[part='sheet'] {
      background: Canvas;
      color: CanvasText;
    }
  }
`;
