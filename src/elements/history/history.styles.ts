/**
 * Notes, which are here because comments in the style sheet would be sent to every page:
 * - All rows have the same height. Space is reserved for missing rows, the date above the first row, buttons that
 *   haven't loaded, and the search.
 * - The date between two days is on the line between the rows and takes up no space; neither does the padding for
 *   ascenders and descenders, which overhang the line in some fonts.
 * - In a narrow element, buttons replace less important content. With votes and a menu, the time is above the title; in
 *   a very narrow element, it is there even with votes alone. In the narrowest element, the vote buttons are stacked.
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
  [part='day'] {
    position: absolute;
    top: -0.625em;
    left: 0;
    right: 0;
    display: flex;
    align-items: center;
    gap: 0.75em;
    font-size: 0.8em;
    font-weight: 600;
    white-space: nowrap;
    color: var(--_quiet);
  }
  [part='day']::after {
    content: '';
    flex: auto;
    border-block-start: 1px solid var(--_line);
  }
  [part='time'] {
    flex: none;
    min-inline-size: 3em;
  }
  [data-zone] {
    position: relative;
  }
  /* It appears once the station's zone is known, and must not move anything. */
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
  }
  .song p,
  [part='day'] {
    padding-block: 0.125em;
    margin-block: -0.125em;
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
    block-size: 8.75em;
  }
  .pages {
    block-size: 2.75em;
    margin-block-start: 0.5em;
  }
  .searchable li,
  .searchable .row {
    padding-inline: 0.75em;
  }
  @media print {
    .search,
    .pages {
      display: none;
    }
  }
  @container (max-width: 32.49em) {
    .votes [part='ago'] {
      display: none;
    }
  }
  @container (max-width: 25.99em) {
    .search {
      block-size: 12em;
    }
    .searchable [part='ago'],
    .linked [part='ago'] {
      display: none;
    }
  }
  @container (max-width: 21.99em) {
    .searchable li,
    .searchable .row {
      padding-inline: 0.5em;
    }
    [part='ago'],
    .votes [part='cover'],
    .linked [part='cover'] {
      display: none;
    }
    .votes.linked [part='time'] {
      position: absolute;
      top: 0.375em;
    }
    .votes.linked .song {
      padding-block-start: 1em;
    }
  }
  @container (max-width: 15em) {
    [part='cover'] {
      display: none;
    }
    .search {
      block-size: 16.5em;
    }
    .votes [part='time'] {
      position: absolute;
      top: 0.375em;
    }
    .votes .song {
      padding-block-start: 1em;
    }
  }
  @container (max-width: 11em) {
    onair-vote {
      inline-size: 2.75em;
    }
  }
`;
