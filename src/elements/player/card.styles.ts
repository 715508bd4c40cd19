import { css } from '../base/css.js';
import { coverButton } from '../ui/cover-button.styles.js';

/**
 * Styles for the layout `card`: the cover, which reaches the edges, with the play button on it; then state and station,
 * song, progress, and the controls. Free space is between the progress and the controls, in a wide card between the
 * song and the progress. The height of a card depends only on its width. If the cover is small, the controls are in a
 * row below it. Without votes, that row would be almost empty, so the cover takes up the height of the row as well. If
 * that leaves too little room for the title, the progress is in the row instead. If there is little room beside the
 * progress line, the time is below it. The next show of a wide card is in the row of the controls, unless the votes are
 * there. The title has extra padding, because an ellipsis in the opposite writing direction overflows at the start of
 * the line.
 */
export const styles = css`
  ${coverButton(css`.card`)}
  [part='player'].card {
    grid-template: 'picture' auto 'meta' auto 'song' auto 'progress' auto 'foot' 1fr / minmax(0, 1fr);
    align-content: stretch;
    align-items: start;
    block-size: calc(100cqi + 10.75em);
    padding: 0;
    overflow: hidden;
  }
  .picture {
    grid-area: picture;
    position: relative;
    overflow: hidden;
  }
  .picture [part='cover'] {
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    border-radius: 0;
  }
  .card [part='play'] {
    position: absolute;
    inset-inline-end: 0.75em;
    bottom: 0.75em;
    margin: 0;
    transform: none;
  }
  .card [part='play']:disabled {
    visibility: hidden;
  }
  .card .meta {
    margin: 0.75em 1em 0;
  }
  .card .song {
    align-self: start;
    justify-content: start;
    inline-size: auto;
    min-inline-size: 0;
    margin: 0.25em 0.75em 0;
    padding: 0 0.25em;
  }
  .card.rtl .song {
    margin-inline-start: 0;
    padding-inline-start: 1em;
  }
  .card .what,
  .card .by {
    display: block;
    block-size: auto;
    max-inline-size: none;
  }
  .card .by span {
    display: none;
  }
  .card [part='title'] {
    display: -webkit-box;
    min-block-size: 1.15em;
    margin-inline-end: -0.8em;
    padding-inline-end: 0.8em;
    padding-block-end: 0.05em;
    font-size: 1.2em;
    line-height: 1.15;
    white-space: normal;
    -webkit-line-clamp: 2;
  }
  .card [part='artist'] {
    margin-block-start: 0.125em;
    font-size: 1em;
  }
  .card [part='message'] {
    font-size: 1em;
    -webkit-line-clamp: 3;
  }
  .card .progress {
    grid-area: progress;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25em 0.75em;
    min-block-size: 1em;
    max-inline-size: 40em;
    margin: 0.75em 1em 0;
  }
  .card [part='progress'] {
    flex: 1 0 6em;
  }
  .card .foot {
    display: flex;
    align-self: end;
    justify-content: end;
    margin: 0 0.25em 0.25em 0.5em;
  }
  .card .foot onair-vote {
    display: block;
    margin-inline: 0 auto;
  }
  .card .foot [part='loudness'] {
    display: flex;
  }
  .card .foot [part='popup'] {
    display: grid;
  }
  .card > .menu onair-vote,
  .card > .menu .popup,
  .card > .menu [part='loudness'] {
    display: none;
  }
  [part='next'] {
    display: none;
  }
  .card[data-loud] .song,
  .card[data-loud] .meta {
    padding-inline-end: 0.25em;
  }
  .card[data-loud] .foot onair-vote {
    opacity: 0;
  }
  @container (max-width: 15em) {
    .picture [part='cover'] {
      display: block;
    }
    .card .foot [part='popup'] {
      display: none;
    }
    .card > .menu .popup {
      display: block;
    }
  }
  @container (max-width: 12.5em) {
    .card .foot [part='loudness'] {
      display: none;
    }
    .card > .menu [part='loudness'] {
      display: flex;
    }
  }
  @container (max-width: 11em) {
    .card .foot onair-vote {
      display: none;
    }
    .card > .menu onair-vote {
      display: block;
    }
    .card [part='message'] {
      font-size: 0.9em;
      -webkit-line-clamp: 5;
    }
  }
  @container (min-width: 22em) {
    [part='player'].card {
      grid-template: 'picture meta' max-content 'picture song' max-content 'picture progress' 1fr 'foot foot' 3.5em / 9em minmax(
          0,
          1fr
        );
      block-size: calc(12.5em + 2px);
    }
    .picture {
      block-size: 9em;
    }
    .card .foot {
      align-self: center;
      justify-self: stretch;
      margin-block: 0;
    }
  }
  @container (min-width: 22em) and (max-width: 32.49em) {
    [part='player'].card:not(.votes) {
      grid-template:
        'picture meta' max-content 'picture song' max-content 'picture progress' 1fr 'picture foot' 3em /
        12.5em minmax(0, 1fr);
    }
    .card:not(.votes) > .picture {
      block-size: 12.5em;
    }
    .card:not(.votes) [part='message'] {
      -webkit-line-clamp: 5;
    }
  }
  @container (min-width: 22em) and (max-width: 25.99em) {
    [part='player'].card:not(.votes) {
      grid-template:
        'picture meta meta' max-content 'picture song song' 1fr 'progress progress foot' 3.5em / 9em minmax(
          0,
          1fr
        )
        auto;
    }
    .card:not(.votes) > .picture {
      block-size: 9em;
    }
    .card:not(.votes) .progress {
      align-self: center;
      margin-block: 0;
      margin-inline-end: 0;
    }
    .card:not(.votes)[data-loud] .progress {
      opacity: 0;
    }
  }
  @container (min-width: 32.5em) {
    [part='player'].card {
      grid-template:
        'picture meta' max-content 'picture song' 1fr 'picture progress' max-content 'picture foot' auto /
        12.5em minmax(0, 1fr);
    }
    .picture {
      block-size: 12.5em;
    }
    .card .meta {
      margin-block-start: 1em;
    }
    .card [part='title'] {
      font-size: 1.4em;
    }
    .card .foot {
      align-self: end;
      margin-block-end: 0.25em;
    }
  }
  @container (min-width: 50em) {
    [part='player'].card {
      grid-template-columns: 16em minmax(0, 1fr);
      block-size: calc(16em + 2px);
    }
    .picture {
      block-size: 16em;
    }
    .card .meta,
    .card .progress {
      margin-inline: 1.5em;
    }
    .card .song {
      margin-inline: 1.25em;
    }
    .card.rtl .song {
      padding-inline-start: 1.5em;
    }
    .card .foot {
      margin-inline-start: 1em;
    }
    .card .meta {
      margin-block-start: 1.5em;
    }
    .card [part='title'] {
      font-size: 2em;
      letter-spacing: -0.015em;
    }
    .card [part='play'] {
      inline-size: 4em;
      block-size: 4em;
    }
  }
  @container (min-width: 60em) {
    [part='player'].card {
      grid-template:
        'picture meta' max-content 'picture song' 1fr 'picture progress' max-content 'picture next' max-content
        'picture foot' auto / 16em minmax(0, 1fr);
    }
    [part='player'].card.two {
      padding-inline-end: max(16em, 25cqi, 100cqi - 64em);
    }
    .card:not(.two) .progress {
      max-inline-size: none;
    }
    [part='next'] {
      grid-area: next;
      align-self: end;
      display: block;
      margin: 0.75em calc(1.5em / 0.9) 0;
      font-size: 0.9em;
      white-space: nowrap;
      text-overflow: ellipsis;
    }
    .card:not(.votes) [part='next'] {
      grid-area: foot;
      align-self: center;
      margin-inline-end: 10em;
    }
    .card[data-loud]:not(.votes) [part='next'] {
      opacity: 0;
    }
    [part='next'] span {
      color: var(--_quiet);
    }
    [part='next'] bdi {
      font-weight: 600;
    }
  }
  @container (min-width: 69em) {
    [part='player'].card {
      grid-template-columns: 22em minmax(0, 1fr);
      block-size: calc(22em + 2px);
    }
    .picture {
      block-size: 22em;
    }
    .card .meta {
      margin-block-start: 2.5em;
    }
    .card [part='title'] {
      font-size: 3em;
    }
    .card [part='artist'] {
      font-size: 1.25em;
    }
    .card .what {
      max-inline-size: 40em;
    }
    .card [part='play'] {
      inline-size: 4.5em;
      block-size: 4.5em;
    }
  }
`;
