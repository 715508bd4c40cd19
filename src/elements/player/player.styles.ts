import type { CSSResult } from 'lit';
import { css } from '../base/css.js';
import { selectStyles } from '../ui/select.styles.js';
import { sliderStyles } from '../ui/slider.styles.js';

/**
 * Title and artist in one row. If only a few letters of the artist would fit, the artist wraps into a second row,
 * which is hidden.
 */
export const oneRow = (player: CSSResult): CSSResult => css`
  ${player} .what {
    display: flex;
    flex-wrap: wrap;
    row-gap: 2em;
    block-size: 1.25em;
  }
  ${player} .by {
    display: flex;
    flex: 1 1 4.5em;
    max-inline-size: max-content;
    min-inline-size: 0;
  }
  ${player} .what span {
    display: block;
    margin-inline: 0.25em;
    color: var(--_quiet);
  }
`;

/**
 * Styles for the layout `bar`, on which the others are based. A wide bar has two rows. A narrow one has a third row for
 * stream and volume, and the narrowest has no slider.
 *
 * - `.coming` reserves space for a card until its code has loaded.
 * - `.rtl` replaces `:dir(rtl)`, which some browsers lack.
 * - A message without a station name above it, as in a failed player, is centred beside the button.
 * - A narrow `stale` player hides the name and shows the time of its data.
 */
export const styles = css`
  [part='player'] {
    display: grid;
    grid-template:
      'play name state' auto 'play song song' auto 'foot foot foot' auto 'vote vote vote' auto /
      auto 1fr auto;
    align-items: center;
    column-gap: 0.75em;
    box-sizing: border-box;
    padding: 0.75em 1em;
    border: 1px solid var(--_line);
    border-radius: var(--onair-radius, 0.75em);
    background: var(--onair-surface, var(--_surface));
  }
  button {
    display: grid;
    place-items: center;
    flex: none;
    min-inline-size: 44px;
    min-block-size: 44px;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  button:disabled {
    cursor: default;
    opacity: 0.4;
  }
  button:focus-visible,
  input:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 2px;
  }
  svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [part='play'] {
    grid-area: play;
    inline-size: 3em;
  }
  [part='play'] svg {
    fill: var(--_accent);
    fill-rule: evenodd;
    stroke: none;
  }
  [part='play']:hover:enabled {
    opacity: 0.85;
  }
  [part='name'] {
    grid-area: name;
    color: var(--_quiet);
    font-size: 0.8em;
  }
  [part='state'] {
    grid-area: state;
    justify-self: end;
  }
  [part='name'],
  [part='state'] {
    min-block-size: 1.25em;
  }
  [part='name'],
  .what p {
    display: block;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  .what span {
    display: none;
  }
  .loading p:empty {
    direction: inherit;
  }
  .loading p::after {
    outline-offset: -1px;
  }
  .loading [part='state']::after,
  .loading [part='message']::after {
    content: none !important;
  }
  .song {
    position: relative;
    grid-area: song;
    display: flex;
    flex-direction: column;
    justify-content: center;
    box-sizing: border-box;
    inline-size: 0;
    min-inline-size: calc(100% + 0.5em);
    block-size: 3em;
    margin-inline: -0.25em;
    padding-inline: 0.25em;
    overflow: hidden;
  }
  .slotted {
    block-size: auto !important;
    min-block-size: 3em;
    overflow-wrap: anywhere;
  }
  .failed [part='name']:empty ~ .song,
  .empty [part='name']:empty ~ .song {
    bottom: 0.625em;
  }
  onair-vote {
    grid-area: vote;
    inline-size: 100%;
    block-size: 3em;
    margin-block-end: -0.5em;
  }
  .coming.card {
    --_more: 0em;
    block-size: calc(12.5em + var(--_more) + 2px);
  }
  .coming.votes {
    --_more: 2.5em;
  }
  .coming.bottom {
    display: none;
  }
  [part='artist'] {
    color: var(--_quiet);
  }
  [part='message'] {
    font-size: 0.8em;
    -webkit-line-clamp: 3;
  }
  .foot {
    grid-area: foot;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75em;
    min-block-size: 44px;
    margin-block: 0.25em -0.5em;
  }
  [part='stream'] {
    grid-area: stream;
    position: relative;
    flex: none;
    color: var(--_quiet);
    font-size: 0.8em;
  }
  [part='stream'] span {
    display: flex;
    align-items: center;
    gap: 0.25em;
    border-radius: 0.25em;
    white-space: nowrap;
  }
  [part='stream'] svg {
    flex: none;
    inline-size: 1em;
  }
  [part='loudness'] {
    grid-area: loudness;
    display: flex;
    flex: 0 1 12em;
    align-items: center;
    min-inline-size: 0;
    margin-inline-start: auto;
  }
  [part='mute'] svg {
    inline-size: 1.25em;
  }
  .rtl [part='mute'] svg {
    transform: scaleX(-1);
  }
  ${sliderStyles}
  ${selectStyles}
  input {
    flex: 1 1 3.25em;
    inline-size: 3.25em;
    min-inline-size: 1.625em;
  }
  .rtl input {
    background-position-x: 100%, 0;
  }
  @container (max-width: 11em) {
    [part='play'] {
      inline-size: 44px;
    }
    .foot {
      gap: 0;
    }
    [part='volume'] {
      display: none;
    }
  }
  @container (max-width: 21.99em) {
    .coming.card {
      block-size: calc(100cqi + 9.75em + var(--_more));
    }
  }
  @container (max-width: 15.5em) {
    .failed .song {
      block-size: auto;
      min-block-size: 3em;
    }
    .failed [part='message'] {
      -webkit-line-clamp: none;
    }
    .stale:not(.bottom) [part='name'] {
      display: none;
    }
    .stale:not(.bottom) [part='state'] {
      grid-area: name-start / name-start / state-end / state-end;
      justify-self: start;
    }
  }
  @container (min-width: 32.5em) {
    .coming.card {
      block-size: calc(12em + var(--_more) + 2px);
    }
    .coming.votes {
      --_more: 2em;
    }
    [part='player'] {
      grid-template:
        'play name state stream loudness' auto 'play song song song song' auto /
        auto minmax(0, auto) 1fr auto auto;
    }
    .votes[part='player'] {
      grid-template:
        'play name state stream loudness vote' auto 'play song song song song vote' auto /
        auto minmax(0, auto) 1fr auto auto auto;
    }
    onair-vote {
      inline-size: 5.5em;
      margin: 0;
    }
    [part='state'] {
      justify-self: start;
    }
    /* At the end of the row, so that a long name doesn't move it. */
    [part='stream'] {
      justify-self: end;
    }
    .foot {
      display: contents;
    }
    .song {
      block-size: 2em;
      min-block-size: 2em;
    }
    .loading [part='artist']::after {
      content: none !important;
    }
    ${oneRow(css`[part='player']`)}
    [part='message'] {
      -webkit-line-clamp: 2;
    }
    [part='loudness'] {
      inline-size: 10em;
      margin-block: -0.5em;
    }
  }
  @media (forced-colors: active) {
    button:disabled {
      opacity: 1;
      color: GrayText;
    }
    [part='play'] svg {
      fill: currentColor;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .waiting [part='play'] svg {
      animation: breathe 1s ease-in-out infinite alternate;
    }
  }
`;
