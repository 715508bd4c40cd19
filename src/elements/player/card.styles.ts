import { css } from '../base/css.js';

/**
 * Styles for the layout `card`: the cover with the play button on it, the song, the progress, and the controls. The
 * button is black and white, so that it is visible on any cover. A narrow card with a menu has no volume slider. The
 * title has extra padding, because an ellipsis in the opposite writing direction overflows at the start of the line.
 */
export const styles = css`
  [part='player'].card {
    grid-template:
      'picture picture' auto 'name state' auto 'song song' auto 'progress progress' auto 'foot foot' auto 'vote vote' auto /
      minmax(0, 1fr) auto;
    padding: 1em;
  }
  .picture {
    grid-area: picture;
    position: relative;
    margin-block-end: 0.75em;
  }
  .card [part='cover'] svg {
    stroke: none;
  }
  .card [part='play'] {
    position: absolute;
    inset-inline-end: 0.5em;
    bottom: 0.5em;
    inline-size: 3em;
    block-size: 3em;
    padding: 2px;
    background: #fff content-box;
  }
  .card [part='play'] svg {
    inline-size: calc(100% + 4px);
    margin: -2px;
    fill: #000;
  }
  .card [part='play']:focus-visible {
    outline-color: #fff;
    box-shadow: 0 0 0 6px #000;
  }
  .card [part='play']:disabled {
    visibility: hidden;
  }
  .card [part='play']:hover:enabled {
    opacity: 1;
    transform: scale(1.05);
  }
  .card .song {
    bottom: 0 !important;
    justify-content: center;
    block-size: 4.5em;
  }
  .card.rtl .song {
    min-inline-size: calc(100% + 1.25em);
    margin-inline-start: -1em;
    padding-inline-start: 1em;
  }
  .card .what,
  .card .by {
    display: block;
    block-size: auto;
    max-inline-size: none;
  }
  .card .what span {
    display: none;
  }
  .card [part='title'] {
    display: -webkit-box;
    margin-inline-end: -0.8em;
    padding-inline-end: 0.8em;
    font-size: 1.2em;
    white-space: normal;
    -webkit-line-clamp: 2;
  }
  .card [part='message'] {
    font-size: 1em;
    -webkit-line-clamp: 3;
  }
  .card .progress {
    grid-area: progress;
    display: flex;
    align-items: center;
    gap: 0.75em;
    block-size: 1em;
  }
  .card .foot {
    display: flex;
    margin-block: 0.25em -0.5em;
    block-size: max(44px, 2.75em);
  }
  .card [part='state'] {
    justify-self: end;
  }
  .card [part='loudness'] {
    margin-block: 0;
  }
  .card .more {
    inline-size: max(44px, 2.75em);
    margin-inline: -0.5em -0.75em;
  }
  .card onair-vote {
    inline-size: 100%;
    margin-block-start: 0.25em;
    margin-block-end: -0.75em;
  }
  @container (max-width: 11em) {
    .card .foot.linked bdi {
      display: none;
    }
    .card .more {
      margin-inline: 0;
    }
    .card [part='message'] {
      font-size: 0.9em;
      -webkit-line-clamp: 4;
    }
  }
  @container (max-width: 15em) {
    .card .foot.linked [part='volume'] {
      display: none;
    }
    .card .foot.linked [part='loudness'] {
      flex: none;
    }
  }
  @container (min-width: 22em) {
    [part='player'].card {
      grid-template:
        'picture name state' auto 'picture song song' 1fr 'picture progress progress' auto 'foot foot foot' auto
        'vote vote vote' auto / auto minmax(0, 1fr) auto;
      column-gap: 1em;
    }
    .picture {
      inline-size: 8em;
      margin: 0;
    }
  }
  @container (min-width: 32.5em) {
    [part='player'].card {
      grid-template-areas:
        'picture name state' 'picture song song' 'picture progress progress' 'picture foot foot'
        'picture vote vote';
    }
    .card [part='title'] {
      font-size: 1.3em;
    }
    .picture {
      inline-size: 10em;
    }
    .votes .picture {
      inline-size: 12em;
    }
  }
  @media (forced-colors: active) {
    .card onair-vote {
      margin-block-end: 0;
    }
    .card [part='play'] {
      background: ButtonFace content-box;
    }
    .card [part='play'] svg {
      fill: ButtonText;
    }
  }
`;
