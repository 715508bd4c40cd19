/**
 * Styles for a show instead of a track, and for the next track and the next show in a card. Those are above the time or, if the title is a show, in the row
 * of the progress, so that the card keeps its height. In a narrow card, a long name may take a second line, or each of
 * them has a line. In that case, the card's other lines move closer together, only as far as needed. Beside the cover of
 * a narrow card, the word before a show's long name is visually hidden, because its start explains it.
 */
import { css } from 'lit';

export const showsStyles = css`
  [part='card'].show [part='artist'] {
    display: -webkit-box;
    margin-inline-end: -0.8em;
    padding-inline-end: 0.8em;
    white-space: normal;
    -webkit-line-clamp: 2;
  }
  .show [part='state'] {
    min-block-size: 1.25em;
  }
  [part='line'].empty.show [part='state'] {
    display: none;
  }
  .ahead {
    flex: none;
    display: flex;
    gap: 1.5em;
    margin-block-start: auto;
    color: var(--_quiet);
    font-size: 0.8em;
  }
  .ahead p {
    flex: 0 1 auto;
    display: block;
    min-inline-size: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .ahead + .foot {
    margin-block-start: 0.15em;
  }
  .show .ahead {
    margin-block-end: -1.25em;
  }
  .show .timed {
    margin-inline-end: 6em;
  }
  @container (max-width: 32.49em) {
    .ahead {
      display: block;
      line-height: 1.2;
    }
    .ahead:not(.both) p {
      display: -webkit-box;
      white-space: normal;
      -webkit-line-clamp: 2;
    }
    .ahead + .foot {
      margin-block-start: 0;
    }
    .show .timed {
      margin: auto 0 0;
    }
  }
  @container (min-width: 22em) and (max-width: 27.99em) {
    [part='next'].long span {
      font-size: 0;
    }
  }
`;
