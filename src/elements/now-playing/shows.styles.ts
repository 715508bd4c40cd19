/**
 * Styles for shows that are displayed in place of a track, for a station that is off air, and for the next track and
 * the next show at the bottom of a card. A narrow card with votes hides the next track and the next show; without
 * votes, it shows only one of them, in up to two lines, because the time with its zone can be as wide as the card's
 * text. If the name of the show doesn't fit beside the time, the name is on the second line.
 */
import { css } from '../base/css.js';

export const showsStyles = css`
  [part='card'].show:not(.timed) [part='artist'] {
    display: -webkit-box;
    margin-inline-end: -0.8em;
    padding-inline-end: 0.8em;
    white-space: normal;
    -webkit-line-clamp: 2;
  }
  [part='card'].show:not(.timed) .bar {
    display: none;
  }
  .show [part='state'] {
    min-block-size: 1.25em;
  }
  [part='line'].empty.show [part='state'] {
    display: none;
  }
  .voteless onair-vote {
    position: absolute;
    visibility: hidden;
  }
  .off img {
    opacity: 0.5;
  }
  .ahead {
    display: flex;
    gap: 1.5em;
    min-inline-size: 0;
    color: var(--_quiet);
    font-size: 0.8125em;
  }
  .ahead p {
    flex: 0 1 auto;
    display: block;
    min-inline-size: 0;
    max-inline-size: 40em;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .pictured .art {
    object-fit: cover;
  }
  .votes .ahead {
    margin-inline-start: auto;
  }
  @container (min-width: 45em) {
    .ahead bdi {
      font-weight: 600;
    }
  }
  @container (min-width: 60em) {
    [part='card'].alone {
      padding-inline-end: 0;
    }
    .alone .bar {
      max-inline-size: none;
    }
  }
  @container (max-width: 32.49em) {
    .stale .foot {
      display: none;
    }
  }
  @container (max-width: 44.99em) {
    .ahead {
      line-height: 1.2;
    }
    .ahead p {
      display: -webkit-box;
      white-space: normal;
      -webkit-line-clamp: 2;
    }
    [part='next'] bdi {
      display: inline-block;
      max-inline-size: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      vertical-align: bottom;
      white-space: nowrap;
    }
    .votes .ahead {
      margin: 0;
    }
    .votes:not(.voteless) .ahead,
    .both [part='next'] {
      display: none;
    }
  }
`;
