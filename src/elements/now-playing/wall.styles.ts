/**
 * Styles for the wall layout, which is meant for a screen in a studio or a café. Sizes are in em. One em is a fraction
 * of the element's height or width, so that a wall looks the same on all screens with the same aspect ratio. The cover
 * reaches three edges: beside the text in a wide or square element, above it in a tall one, and beside a few lines in a
 * very wide one.
 *
 * These notes aren't in the style sheet, because comments there would be sent to every page:
 * - Without a progress line, the elapsed time is hidden, because it would look like a time of day.
 * - If the name of a show is too long, it is truncated. The time beside it never is.
 * - The next track has a separate row, except in a very wide element, where it replaces the next show.
 */
import { css } from '../base/css.js';

export const wallStyles = css`
  [part='wall'] {
    position: relative;
    box-sizing: border-box;
    display: grid;
    overflow: hidden;
    grid-template:
      'cover station clock' auto
      'cover state state' auto
      'cover song song' minmax(0, 1fr)
      'cover bar bar' 2.25em
      'cover shows shows' auto / 50cqi minmax(0, 1fr) auto;
    gap: 0 1.5em;
    padding-block: 1.25em;
    padding-inline-end: 1.5em;
    font-size: min(4cqb, 2.25cqi);
  }
  [part='wall'] .text {
    display: contents;
  }
  [part='wall'] [part='cover'] {
    grid-area: cover;
    block-size: 100cqb;
    margin-block: -1.25em;
    border-radius: 0;
  }
  [part='station'] {
    grid-area: station;
    align-self: center;
    font-weight: 600;
  }
  [part='wall'] [part='state'] {
    grid-area: state;
    block-size: 1.25em;
    margin-block-start: 0.25em;
    font-size: 1em;
    -webkit-line-clamp: 1;
  }
  [part='clock'] {
    grid-area: clock;
    font-size: 1.6em;
    font-weight: 600;
    line-height: 1;
    white-space: nowrap;
  }
  [data-zone]::after {
    content: attr(data-zone);
    margin-inline-start: 0.4em;
    color: var(--_quiet);
    font-size: 0.5em;
  }
  [part='wall'] .song {
    grid-area: song;
    flex-direction: column;
    justify-content: center;
    min-block-size: 0;
  }
  [part='wall'] .by {
    display: contents;
  }
  [part='wall'] [part='title'] {
    flex: none;
    display: -webkit-box;
    margin-block-end: 0.12em;
    font-size: 2.4em;
    font-weight: 700;
    letter-spacing: -0.015em;
    line-height: 1.15;
    white-space: normal;
    text-wrap: balance;
    -webkit-line-clamp: 3;
  }
  .short [part='title'] {
    font-size: 3.7em;
  }
  .long [part='title'] {
    font-size: max(1.5em, 5.2cqb);
    -webkit-line-clamp: 4;
  }
  [part='wall'] [part='artist'] {
    flex: none;
    display: -webkit-box;
    margin-inline-end: -0.9em;
    padding-inline-end: 0.9em;
    font-size: 1.35em;
    white-space: normal;
    -webkit-line-clamp: 2;
  }
  [part='wall'] .bar {
    grid-area: bar;
    block-size: 1.25em;
    margin-block-start: 0.5em;
  }
  [part='wall'] [part='progress'] {
    outline-offset: -1px;
  }
  [part='wall'] [hidden] + [part='time'] {
    visibility: hidden;
  }
  [part='wall'] i {
    border-width: 0.35em;
  }
  [part='wall'] [part='time'] {
    font-size: 1em;
  }
  .shows {
    grid-area: shows;
    display: grid;
    grid-auto-rows: 1.25em;
    gap: 0.25em;
    min-block-size: 3.4375em;
    margin-block-start: 0.5em;
    font-size: 0.8em;
  }
  .full {
    min-block-size: 4.25em;
  }
  .shows p {
    display: flex;
    gap: 0.3em;
    min-inline-size: 0;
    white-space: nowrap;
  }
  .shows bdi {
    min-inline-size: 0;
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
  }
  .shows span {
    flex: none;
    color: var(--_quiet);
  }
  [part='wall'] [part='message'] {
    grid-area: song;
    align-self: center;
    font-size: 1.6em;
    text-wrap: balance;
    -webkit-line-clamp: 6;
  }
  [part='wall'] slot {
    grid-area: song;
    align-self: center;
  }
  @container (max-aspect-ratio: 4/5) {
    [part='wall'] {
      grid-template:
        'cover cover' min(100cqi, 50cqb)
        'station clock' auto
        'state state' auto
        'song song' minmax(0, 1fr)
        'bar bar' 2.25em
        'shows shows' auto / minmax(0, 1fr) auto;
      padding: 0 1.25em 1.25em;
      font-size: min(4.2cqi, 2.36cqb);
    }
    [part='wall'] [part='cover'] {
      block-size: auto;
      margin: 0 -1.25em;
    }
    [part='station'],
    [part='clock'] {
      margin-block-start: 0.75em;
    }
    .short [part='title'] {
      font-size: 2.6em;
    }
    .long [part='title'] {
      font-size: 1.55em;
      -webkit-line-clamp: 3;
    }
  }
  @container (min-aspect-ratio: 5/2) {
    [part='wall'] {
      grid-template:
        'cover state clock' auto
        'cover song song' minmax(0, 1fr)
        'cover bar bar' 1.25em
        'cover shows shows' auto / 100cqb minmax(0, 1fr) auto;
      column-gap: 1.25em;
      padding-block: 0.75em;
      padding-inline-end: 1em;
      font-size: min(10cqb, 2.5cqi);
    }
    [part='wall'] [part='cover'] {
      margin-block: -0.75em;
    }
    [part='station'] {
      display: none;
    }
    [part='clock'] {
      font-size: 1.1em;
    }
    [part='wall'] [part='title'] {
      margin-block-end: 0;
      font-size: 1.9em;
      -webkit-line-clamp: 1;
    }
    .short [part='title'] {
      font-size: 2.1em;
    }
    .long [part='title'] {
      font-size: 1.3em;
      -webkit-line-clamp: 2;
    }
    [part='wall'] [part='artist'] {
      display: block;
      font-size: 1.2em;
      white-space: nowrap;
    }
    [part='wall'] .bar {
      margin: 0;
    }
    [part='wall'] i {
      border-width: 0.25em;
    }
    .shows {
      display: flex;
      justify-content: space-between;
      gap: 1em;
      min-block-size: 0;
      block-size: 1.25em;
      margin-block-start: 0.15em;
      font-size: 0.85em;
    }
    .full [part='show'] {
      flex: none;
      max-inline-size: 40%;
    }
    .full [part='next'] {
      display: none;
    }
  }
`;
