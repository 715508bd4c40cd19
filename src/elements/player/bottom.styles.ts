import { css } from '../base/css.js';

/**
 * Styles for `position="bottom"`: a bar along the window's lower edge. When folded, only the play button and a disc
 * remain. The disc shows the cover inside a progress ring, and unfolds the bar. In a narrow bar, the show is in
 * a row below the buttons. The narrowest bars have no cover. On a phone, the menu button is only in the sheet, so that
 * the title has more room. A note for the owner is above the bar, and opaque because it covers the page.
 */
export const styles = css`
  :host([position='bottom']) {
    position: fixed;
    z-index: 1000;
    inset-inline: 0;
    bottom: var(--onair-bottom, 0px);
    pointer-events: none;
  }
  [role='note'] {
    position: absolute;
    inset: auto 0.75em calc(100% + 0.75em);
    background: Canvas;
    color: CanvasText;
    pointer-events: auto;
  }
  [part='player'].bottom {
    grid-template:
      'picture song play foot fold' auto 'picture meta play foot fold' auto /
      auto minmax(0, 1fr) auto auto auto;
    min-block-size: 0;
    padding: 0.625em max(0.75em, env(safe-area-inset-right)) calc(0.625em + env(safe-area-inset-bottom))
      max(0.75em, env(safe-area-inset-left));
    border-width: 1px 0 0;
    border-radius: 0;
    isolation: isolate;
    background: var(--_ground, Canvas);
    box-shadow: 0 -0.25em 1.5em #0002;
    pointer-events: auto;
  }
  .bottom::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: inherit;
    background: var(--onair-surface, var(--_surface));
  }
  [part='fold'] {
    grid-area: fold;
    margin-inline-end: -0.375em;
  }
  [part='fold'] > svg {
    inline-size: 1.5em;
  }
  .bottom .foot {
    margin: 0;
  }
  @supports (backdrop-filter: blur(1px)) and (color: color-mix(in oklab, red, red)) {
    [part='player'].bottom:not(.folded) {
      background: color-mix(in oklab, var(--_ground, Canvas) 88%, transparent);
      backdrop-filter: blur(24px) saturate(1.6);
    }
  }
  @container (max-width: 23.99em) {
    [part='player'].bottom {
      grid-template-areas: 'picture song play foot fold' 'picture meta meta meta meta';
    }
    .bottom .song {
      align-self: center;
    }
  }
  @container (max-width: 19.99em) {
    .bottom > [part='cover'] {
      display: none;
    }
  }
  @media (min-height: 20.01em) {
    @container (max-width: 27.99em) {
      .bottom [part='open'] ~ .foot {
        display: none;
      }
    }
  }
  /* The bar has the same height with and without an artist, so that it doesn't move between tracks. */
  @container (min-width: 24em) and (max-width: 43.99em) {
    [part='player'].bottom:not(.folded) {
      min-block-size: calc(4.75em + env(safe-area-inset-bottom));
    }
  }
  @container (min-width: 60em) {
    [part='player'].bottom {
      grid-template-columns: auto minmax(0, 1fr) auto minmax(0, 1fr) auto;
    }
  }
  [part='player'].folded {
    display: flex;
    gap: 0.5em;
    inline-size: fit-content;
    margin-inline: auto max(1em, env(safe-area-inset-right));
    margin-block-end: calc(1em + env(safe-area-inset-bottom));
    padding: 0;
    border: 0;
    border-radius: 2em;
    box-shadow: none;
    background: none !important;
  }
  .folded::before,
  .folded > :not(button),
  .folded [part='play'] > span {
    display: none !important;
  }
  .folded button {
    margin: 0;
  }
  .folded [part='play'],
  .disc {
    border-radius: 50%;
    background: var(--_ground, Canvas);
    box-shadow: 0 0.125em 0.75em #0004;
  }
  .disc {
    position: relative;
    display: block;
    box-sizing: border-box;
    inline-size: 4em;
    padding: 0.25em;
    overflow: hidden;
  }
  .disc::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 50%;
    background: conic-gradient(var(--_accent) var(--_done, 0%), var(--_line) 0);
  }
  .disc::after {
    content: '';
    position: absolute;
    inset: 0.1875em;
    border-radius: 50%;
    background: var(--_ground, Canvas);
  }
  .folded[data-sleeve] :is([part='play'], .disc),
  .folded[data-sleeve] .disc::after {
    background: var(--_sleeve-ground);
  }
  .disc > * {
    z-index: 1;
  }
  .disc [part='cover'] {
    inline-size: 100%;
    margin: 0;
    border-radius: 50%;
    background: linear-gradient(var(--_tone), var(--_tone)), var(--_ground, Canvas);
  }
  .disc > svg {
    position: relative;
    inline-size: 2em;
    margin: 0.75em;
  }
  /* Replaces the song with a labelled button. */
  .offered:not(.folded) [part='play'] {
    z-index: 1;
    grid-area: 1 / song-start / -1 / play-end;
    display: flex;
    align-items: center;
    gap: 0.5em;
    inline-size: auto;
    margin: 0;
    border-radius: 0.5em;
    text-align: start;
  }
  .offered:not(.folded) [part='play'] svg {
    flex: none;
    inline-size: 3em;
  }
  .offered [part='play'] span {
    font-weight: 600;
  }
  .offered .song,
  .offered .meta {
    visibility: hidden;
  }
`;
