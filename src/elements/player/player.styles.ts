import { css } from '../base/css.js';
import { equalizerStyles } from '../ui/equalizer.styles.js';
import { progressStyles } from '../ui/progress.styles.js';
import { styles as menuStyles } from '../ui/track-menu/menu.styles.js';
import { selectStyles } from '../ui/select.styles.js';
import { sliderStyles } from '../ui/slider.styles.js';

/**
 * Styles for the layout `bar`, on which the other layouts are based: cover, text, play button and the other buttons in
 * one row. A narrow bar shows the artist below the title, and the volume, the votes and the pop-up button are only in
 * its menu.
 *
 * - `.coming` reserves space for a card until its code has loaded.
 * - `.rtl` replaces `:dir(rtl)`, which some browsers lack.
 * - While the volume slider is open, the play button moves to make room for it. It moves by a transform, which doesn't
 *   count as a layout shift.
 */
export const styles = css`
  ${progressStyles}
  ${equalizerStyles}
  ${menuStyles}
  :host {
    --_slider: var(--_quiet);
  }
  [part='player'] {
    --_slider: var(--_quiet);
    position: relative;
    display: grid;
    grid-template:
      'picture song play foot' auto 'picture meta play foot' auto /
      auto minmax(0, 1fr) auto auto;
    align-content: center;
    align-items: center;
    box-sizing: border-box;
    min-block-size: calc(5.25em + 2px);
    padding: 0.75em;
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
  [part='player'] > [part='cover'] {
    grid-area: picture;
    inline-size: 3.5em;
    margin-inline-end: 0.75em;
    border-radius: min(var(--onair-radius, 0.375em), 0.375em);
  }
  .hairline {
    position: absolute;
    inset: -1px;
    overflow: hidden;
    border-radius: inherit;
    pointer-events: none;
  }
  .hairline [part='progress'] {
    border-radius: 0;
  }
  .hairline i {
    border-block-start-width: 2px;
  }
  [part='open'] {
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  [part='open']:hover {
    background: var(--_surface);
  }
  [part='open']:focus-visible {
    outline-offset: -2px;
  }
  [part='play'],
  .foot,
  [part='fold'] {
    position: relative;
    z-index: 1;
  }
  [part='play'] {
    grid-area: play;
    inline-size: 3em;
    margin-inline-start: 0.5em;
  }
  [part='play'] svg {
    fill: var(--_accent);
    fill-rule: evenodd;
    stroke: none;
  }
  [part='play']:hover:enabled {
    opacity: 0.85;
  }
  .meta {
    grid-area: meta;
    align-self: start;
    display: flex;
    min-inline-size: 0;
    min-block-size: 1em;
    margin-block-start: 0.125em;
  }
  [part='name'],
  [part='state'] {
    min-inline-size: 0;
    min-block-size: 1.25em;
    color: var(--_quiet);
    font-size: 0.8em;
  }
  [part='state'] {
    display: flex;
    flex: none;
    align-items: baseline;
    max-inline-size: 100%;
    white-space: nowrap;
  }
  .live::before {
    content: none;
  }
  [part='state']:not(:empty) + [part='name']:not(:empty)::before {
    content: '·';
    margin-inline: 0.375em;
  }
  /* The end of a left-to-right name is beside the state, so the dot is after the name. */
  .rtl [part='state']:not(:empty) + [part='name']:not(:empty):dir(ltr)::before {
    content: none;
  }
  .rtl [part='state']:not(:empty) + [part='name']:not(:empty):dir(ltr)::after {
    content: '·';
    margin-inline: 0.375em;
  }
  [part='name'],
  .what p {
    display: block;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  .by span {
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
    align-self: end;
    display: flex;
    flex-direction: column;
    justify-content: center;
    box-sizing: border-box;
    inline-size: 0;
    min-inline-size: calc(100% + 0.5em);
    margin-inline: -0.25em;
    padding-inline: 0.25em;
    overflow: hidden;
  }
  .slotted {
    overflow-wrap: anywhere;
  }
  .coming.card {
    block-size: calc(12.5em + 2px);
  }
  .coming.bottom {
    display: none;
  }
  [part='title'] {
    min-block-size: 1.25em;
  }
  [part='artist'] {
    color: var(--_quiet);
    font-size: 0.9em;
  }
  [part='message'] {
    font-size: 0.8em;
    -webkit-line-clamp: 4;
  }
  .failed .foot,
  .empty .foot {
    display: none;
  }
  .failed .meta,
  .empty .meta,
  .failed [part='name'],
  .empty [part='name'] {
    min-block-size: 0;
    margin: 0;
  }
  .foot {
    grid-area: foot;
    display: flex;
    align-items: center;
    min-block-size: 44px;
    margin-inline-end: -0.375em;
  }
  .foot button {
    inline-size: max(44px, 2.75em);
    block-size: max(44px, 2.75em);
  }
  .foot svg,
  .menu [part='mute'] svg {
    inline-size: 1.25em;
  }
  [part='more'] svg {
    stroke-width: 3;
  }
  .foot [part='popup'] span,
  .foot onair-vote,
  .foot [part='loudness'],
  .foot [part='popup'] {
    display: none;
  }
  .foot onair-vote {
    inline-size: 5.75em;
    block-size: 2.75em;
  }
  [part='loudness'] {
    position: relative;
    display: flex;
    align-items: center;
  }
  .rtl [part='mute'] svg,
  [dir='rtl'] [part='mute'] svg,
  .rtl [part='popup'] svg {
    transform: scaleX(-1);
  }
  ${sliderStyles}
  ${selectStyles}
  .foot input {
    position: absolute;
    inset-inline-end: calc(100% + 0.25em);
    inline-size: 5.5em;
    opacity: 0;
    pointer-events: none;
  }
  [data-loud] .foot input {
    opacity: 1;
    pointer-events: auto;
  }
  [data-loud] > .song,
  [data-loud] > .meta {
    padding-inline-end: 6em;
  }
  [data-loud] > [part='play'] {
    transform: translateX(-5.75em);
  }
  [data-loud].rtl > [part='play'] {
    transform: translateX(5.75em);
  }
  .rtl input,
  [dir='rtl'] input {
    background-position-x: 100%, 0;
  }
  .options {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .options > * {
    grid-area: auto !important;
  }
  .menu .choice {
    position: relative;
  }
  .menu .choice span {
    display: flex;
    align-items: center;
    gap: 0.25em;
    min-block-size: max(2.75em, 44px);
    padding-inline: 0.75em;
    border-radius: 0.5em;
  }
  .menu .choice svg {
    flex: none;
    inline-size: 1.25em;
    margin-inline-start: auto;
  }
  .menu .choice select {
    inset-inline: 0;
    inline-size: 100%;
  }
  .menu [part='loudness'] {
    padding-inline: 0 0.75em;
  }
  .menu .items [part='mute'] {
    justify-content: center;
    inline-size: max(44px, 2.75em);
    padding: 0;
  }
  .menu .items [part='volume'] {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .menu onair-vote {
    block-size: 3em;
    padding-inline: 0.375em;
  }
  @container (max-width: 21.99em) {
    .coming.card {
      block-size: calc(100cqi + 10.75em);
    }
    .failed > [part='cover'] {
      display: none;
    }
  }
  @container (min-width: 30em) {
    .foot [part='loudness'] {
      display: flex;
    }
    .menu [part='loudness'] {
      display: none;
    }
  }
  @container (max-width: 26em) {
    [part='player'] > [part='cover'] {
      inline-size: 3em;
      margin-inline-end: 0.625em;
    }
    [part='play'] {
      inline-size: 2.75em;
      margin-inline-start: 0.25em;
    }
  }
  @container (max-width: 19.99em) {
    [part='player'] {
      padding-inline: 0.5em;
    }
    [part='player'] > [part='cover'] {
      inline-size: 2.5em;
      margin-inline-end: 0.5em;
    }
    .foot {
      margin-inline-end: -0.5em;
    }
  }
  @container (max-width: 17em) {
    [part='player'] > [part='cover'] {
      display: none;
    }
  }
  @container (max-width: 15em) {
    [part='play'],
    .foot button {
      inline-size: 44px;
    }
  }
  /* The artist shrinks first, down to six letters, and then the title. */
  @container (min-width: 44em) {
    .meta {
      margin-block-start: 0.25em;
    }
    .loading [part='artist']::after {
      content: none !important;
    }
    .what {
      display: flex;
    }
    .what [part='title'] {
      flex: 0 1 auto;
      min-inline-size: 0;
    }
    .by {
      display: flex;
      flex: 1 0 6em;
      max-inline-size: max-content;
      min-inline-size: 0;
    }
    .by [part='artist'] {
      font-size: 1em;
    }
    .by span {
      display: block;
      margin-inline: 0.25em;
      color: var(--_quiet);
    }
    .foot onair-vote {
      display: block;
    }
    .foot [part='popup'] {
      display: grid;
    }
    .menu onair-vote,
    .menu .popup {
      display: none;
    }
  }
  @container (min-width: 50em) {
    .coming.card {
      block-size: calc(16em + 2px);
    }
  }
  /* The play button is in the middle, with room for the slider beside it. */
  @container (min-width: 60em) {
    [part='player'] {
      grid-template-columns: auto minmax(0, 1fr) auto minmax(0, 1fr);
    }
    .foot {
      justify-self: end;
    }
    [data-loud][data-loud] > .song,
    [data-loud][data-loud] > .meta {
      padding-inline-end: 0.25em;
    }
    [data-loud][data-loud] > [part='play'] {
      transform: none;
    }
    [data-loud] .foot onair-vote {
      opacity: 0;
    }
  }
  @container (min-width: 69em) {
    .coming.card {
      block-size: calc(22em + 2px);
    }
  }
  /* A low frame has no room for the sheet, so hide the button that opens it. */
  @media (max-height: 20em) {
    [part='open'] {
      display: none;
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
    .foot input,
    [part='play'] {
      transition:
        opacity 0.15s,
        transform 0.15s;
    }
  }
`;
