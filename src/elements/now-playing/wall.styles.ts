/**
 * The wall layout, for a screen in a studio or a café. Sizes are in em, and an em is a share of the element's height or
 * width, so the wall looks the same on all screens with the same aspect ratio. Cover and text are side by side in a
 * wide or square element, stacked in a tall one, and a strip with a few lines in a very wide one.
 *
 * Notes, which are here because comments in the style sheet would be sent to every page:
 * - The age of the data has its own line beside the clock.
 * - If there is no progress line, the elapsed time is hidden, because it would look like a third time of day.
 * - A show's long name is truncated, but never the time beside it.
 * - The next track has a separate row, except in a strip, in which it takes the place of the next show.
 */
import { css } from '../base/css.js';

export const wallStyles = css`
  [part='wall'] {
    display: grid;
    grid-template:
      'cover state clock' auto
      'cover song song' minmax(0, 1fr)
      'foot foot foot' 2.5em
      'shows shows shows' auto / auto minmax(0, 1fr) auto;
    column-gap: 1.75em;
    padding: 1.5em;
    font-size: min(4cqb, 2.25cqi);
  }
  [part='wall'] .text {
    display: contents;
  }
  [part='wall'] [part='cover'] {
    grid-area: cover;
    align-self: center;
    inline-size: 17.75em;
    border-radius: var(--onair-radius, 0.5em);
  }
  [part='wall'] [part='state'] {
    grid-area: state;
    align-self: center;
    font-size: 1em;
    -webkit-line-clamp: 1;
  }
  [part='wall'].stale [part='state'] {
    align-self: start;
    margin-block: 0.175em -1em;
    -webkit-line-clamp: 2;
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
  }
  [part='wall'] [part='title'] {
    flex: none;
    margin-block-end: 0.15em;
    font-size: 2.1em;
    line-height: 1.2;
    -webkit-line-clamp: 3;
  }
  .short [part='title'] {
    font-size: 3em;
  }
  .long [part='title'] {
    font-size: max(1.55em, 5.2cqb);
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
  [part='wall'] .foot {
    grid-area: foot;
    justify-content: flex-end;
    block-size: 1.25em;
    margin: 1.25em 0 0;
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
    display: flex;
    justify-content: space-between;
    gap: 2em;
    block-size: 1.25em;
    margin-block-start: 0.5em;
  }
  .full {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: 0.25em;
    block-size: auto;
  }
  .full [part='upcoming'] {
    grid-column: 1 / -1;
  }
  .full [part='next'] {
    justify-content: flex-end;
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
  }
  [part='wall'] slot {
    grid-area: song;
    align-self: center;
  }
  @container (min-aspect-ratio: 4/5) and (max-aspect-ratio: 5/2) {
    [part='wall']:has(.full) [part='cover'] {
      inline-size: 16.25em;
    }
  }
  @container (max-aspect-ratio: 4/5) {
    [part='wall'] {
      grid-template:
        'state clock' auto
        'cover cover' auto
        'song song' minmax(0, 1fr)
        'foot foot' 2.5em
        'shows shows' auto / minmax(0, 1fr) auto;
      padding: 1.25em;
      font-size: min(4.2cqi, 2.36cqb);
    }
    [part='wall'] [part='cover'] {
      inline-size: min(100%, 50cqb);
      margin-block-start: 1em;
      justify-self: center;
    }
    .short [part='title'] {
      font-size: 2.6em;
    }
    .long [part='title'] {
      font-size: 1.55em;
      -webkit-line-clamp: 3;
    }
    .shows {
      flex-direction: column;
      gap: 0.25em;
      block-size: 2.75em;
    }
    .full {
      display: flex;
      block-size: auto;
      min-block-size: 2.75em;
    }
    .full [part='next'] {
      justify-content: flex-start;
    }
  }
  @container (min-aspect-ratio: 5/2) {
    [part='wall'] {
      grid-template:
        'cover state clock' auto
        'cover song song' minmax(0, 1fr)
        'cover foot foot' 1.25em
        'cover shows shows' auto / auto minmax(0, 1fr) auto;
      column-gap: 1.25em;
      padding: 0.75em;
      font-size: min(10cqb, 2.5cqi);
    }
    [part='wall'] [part='cover'] {
      inline-size: 8.5em;
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
    [part='wall'] .foot {
      margin-block-start: 0;
    }
    [part='wall'] i {
      border-width: 0.25em;
    }
    .shows {
      gap: 1em;
      margin-block-start: 0.15em;
      font-size: 0.85em;
    }
    .full {
      display: flex;
      block-size: 1.25em;
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
