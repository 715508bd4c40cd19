import { css } from '../base/css.js';

/**
 * Styles for `position="bottom"`: one row, or only two buttons when folded. On a phone, there is no slider, because
 * phones have volume keys.
 */
export const styles = css`
  :host([position='bottom']) {
    position: fixed;
    z-index: 1000;
    inset-inline: 0;
    bottom: var(--onair-bottom, 0px);
    pointer-events: none;
  }
  [part='player'].bottom {
    grid-template:
      'play name stream stream fold' auto 'play song vote loudness fold' auto /
      auto minmax(0, 1fr) auto auto auto;
    column-gap: 0.25em;
    padding: 0.25em max(0.5em, env(safe-area-inset-right)) calc(0.25em + env(safe-area-inset-bottom))
      max(0.5em, env(safe-area-inset-left));
    border-width: 1px 0 0;
    border-radius: 0;
    position: relative;
    isolation: isolate;
    background: var(--_ground, Canvas);
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
  }
  [part='fold'] svg {
    inline-size: 1.5em;
  }
  .bottom [part='play'] {
    margin-inline-end: 0.25em;
  }
  .bottom .foot {
    display: contents;
  }
  .bottom [part='loudness'] {
    margin: 0;
  }
  .bottom [part='stream'] {
    justify-self: end;
  }
  .bottom onair-vote {
    inline-size: 5.5em;
    margin: 0;
  }
  @container (max-width: 32.49em) {
    .bottom [part='state'] {
      position: absolute;
      clip-path: inset(50%);
    }
    .bottom [part='volume'],
    .bottom [part='mute'][aria-pressed='false'] {
      display: none;
    }
  }
  @container (max-width: 21.99em) {
    [part='player'].bottom {
      grid-template: 'play name stream fold' auto 'play song song fold' auto / auto minmax(0, 1fr) auto auto;
    }
    .bottom onair-vote {
      display: none;
    }
    .bottom [part='loudness'] {
      position: absolute;
      inset-inline-end: 3.25em;
      bottom: 0.25em;
    }
  }
  @container (max-width: 19em) {
    .bottom [part='stream'] bdi {
      display: none;
    }
  }
  @container (max-width: 11em) {
    .bottom [part='stream'] {
      display: none;
    }
  }
  @container (min-width: 32.5em) {
    [part='player'].bottom {
      grid-template:
        'play name state stream loudness vote fold' auto 'play song song stream loudness vote fold' auto /
        auto minmax(0, auto) 1fr auto auto auto auto;
      column-gap: 0.75em;
      padding-block: 0.5em calc(0.5em + env(safe-area-inset-bottom));
    }
    .bottom [part='loudness'] {
      inline-size: 10em;
    }
  }
  [part='player'].folded {
    display: flex;
    gap: 0;
    inline-size: fit-content;
    margin-inline-start: auto;
    padding-block-start: 0.25em;
    border-inline-start-width: 1px;
    border-start-start-radius: var(--onair-radius, 0.75em);
  }
  .folded > :not(button),
  .folded [part='play'] span {
    display: none !important;
  }
  /* A button with a text replaces the song. */
  .offered:not(.folded) [part='play'] {
    grid-column: play / song;
    display: flex;
    align-items: center;
    gap: 0.5em;
    inline-size: auto;
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
  .offered [part='name'] {
    visibility: hidden;
  }
`;
