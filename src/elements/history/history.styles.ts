/**
 * These notes aren't in the style sheet, because comments there would be sent to every page:
 * - The element has the same height with and without dates. Space is reserved for missing rows, buttons that haven't
 *   loaded, and the search.
 * - The rows before and after a date are less tall, which makes room for the date. The padding for ascenders and
 *   descenders, which overhang the line in some fonts, takes up no space.
 * - In a wide element, titles and artists have separate columns, so that rows fill its width.
 * - In a narrow element, a row with votes shows only one of the two vote buttons; the other one is in the menu. If
 *   there is little room, the time is in front of the artist. In the narrowest element, a row has no vote buttons, only
 *   the menu.
 * - The background of the row that a search found extends beyond the start of the row, so that all rows are aligned.
 */
import { css } from '../base/css.js';
import { menuPlace } from '../ui/track-menu/track-menu.styles.js';

export const styles = css`
  ${menuPlace}
  [part='list'],
  .day {
    position: relative;
  }
  [part='list'] {
    padding-block-start: 0.5em;
  }
  ol {
    margin: 0;
    padding: 0;
    list-style: '';
  }
  li,
  .row {
    box-sizing: border-box;
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.75em;
    block-size: 4.25em;
  }
  li + li::before {
    content: '';
    position: absolute;
    top: 0;
    left: 0;
    right: 0;
    border-block-start: 1px solid var(--_line);
  }
  .day:not(:last-of-type) > ol > :last-child,
  [part='day'] + ol > :first-child {
    block-size: 3.5em;
  }
  .day:not(:last-of-type) > [part='day'] + ol > :only-child {
    block-size: 2.75em;
  }
  [part='day'] {
    box-sizing: border-box;
    block-size: 1.667em;
    margin-block-start: -0.667em;
    font-size: 0.75em;
    font-weight: 600;
    text-transform: uppercase;
    color: var(--_quiet);
  }
  .day + .day > [part='day'] {
    block-size: 2em;
    margin-block-start: 0;
    padding-block-start: 0.5em;
    border-block-start: 1px solid var(--_line);
  }
  [part='time'] {
    flex: none;
    min-inline-size: 3em;
  }
  [data-zone] {
    position: relative;
  }
  /* The zone appears later than the rest and must not move anything. */
  [data-zone]::after {
    content: attr(data-zone);
    position: absolute;
    inset-block-start: 100%;
    inset-inline-start: 0;
    white-space: nowrap;
    font-size: 0.85em;
  }
  [part='cover'] {
    inline-size: 2.75em;
    border-radius: var(--onair-radius, 0.375em);
  }
  .song {
    flex: auto;
    min-inline-size: 0;
  }
  .song p {
    display: block;
    white-space: nowrap;
    text-overflow: ellipsis;
    padding-block: 0.125em;
    margin-block: -0.125em;
    margin-inline-end: 0;
  }
  .song [part='artist'] {
    margin-block-start: 0;
    font-size: 0.9em;
  }
  [part='artist'],
  [part='ago'],
  .jingle [part='title'] {
    color: var(--_quiet);
  }
  .jingle [part='title'] {
    font-weight: inherit;
  }
  [part='ago'] {
    flex: none;
    inline-size: 7.5em;
    font-size: 0.8em;
    text-align: end;
  }
  onair-vote {
    flex: none;
    inline-size: 5.5em;
  }
  [part='likes'] {
    display: block;
    inline-size: auto;
    min-block-size: 3.2em;
  }
  li .more {
    margin-inline-start: -0.75em;
  }
  .jingle onair-vote {
    visibility: hidden;
  }
  .tone1 {
    --_mix: 16%;
  }
  .tone2 {
    --_mix: 20%;
  }
  .tone3 {
    --_mix: 24%;
  }
  [part='message'],
  .over {
    position: absolute;
    top: 0.5em;
    left: 0;
    right: 0;
    z-index: 1;
  }
  [part='state'] {
    position: absolute;
    top: 0;
    inset-inline-end: 0;
  }
  [part='message'] {
    -webkit-line-clamp: 5;
  }
  .over {
    bottom: 0;
    overflow: hidden;
  }
  .over ~ *,
  .row {
    visibility: hidden;
  }
  .loading > .outlines > .row {
    visibility: visible;
  }
  .over ~ .outlines > .row {
    visibility: hidden;
  }
  .seen {
    visibility: visible;
  }
  .seen [part='message'] {
    position: static;
    -webkit-line-clamp: 3;
    font-size: 0.8em;
    color: var(--_quiet);
  }
  .search {
    min-block-size: calc(var(--_form, 5.75em) + var(--_result, 0em));
  }
  .pages {
    block-size: 2.75em;
    margin-block-start: 0.5em;
  }
  @media print {
    .search,
    .pages {
      display: none;
    }
  }
  @container (min-width: 60em) {
    .song {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 1.5em;
    }
    .song [part='artist'] {
      font-size: 1em;
    }
    .song [part='title']:only-child {
      grid-column: 1 / 3;
    }
  }
  @container (min-width: 35em) {
    .votes:not(.linked) .more {
      display: none;
    }
  }
  @container (max-width: 34.99em) {
    .votes [part='ago'],
    .linked [part='ago'] {
      display: none;
    }
    [part='vote'] {
      inline-size: 2.75em;
    }
  }
  @container (max-width: 29.99em) {
    [part='ago'] {
      display: none;
    }
  }
  @container (max-width: 25.99em) {
    .search {
      --_form: 9em;
    }
  }
  @container (max-width: 21.99em) {
    .votes [part='cover'],
    .linked [part='cover'] {
      display: none;
    }
    .votes li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      align-content: center;
      row-gap: 0;
    }
    .votes li > * {
      grid-row: 1 / 3;
    }
    .votes .song {
      display: contents;
    }
    .votes .song [part='title'] {
      grid-area: 1 / 1 / 2 / 3;
    }
    .votes [part='time'],
    .votes .song [part='artist'] {
      grid-row: 2;
      align-self: baseline;
    }
    /* There is no room for another line. */
    .votes [data-zone]::after {
      position: static;
      margin-inline-start: 0.4em;
    }
  }
  @container (max-width: 15em) {
    [part='cover'] {
      display: none;
    }
    .search {
      --_form: 13.5em;
    }
  }
  @container (max-width: 11em) {
    [part='vote'] {
      display: none;
    }
  }
`;
