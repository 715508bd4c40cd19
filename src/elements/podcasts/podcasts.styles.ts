import { css } from '../base/css.js';

/**
 * Styles for podcasts as rows or as cards. Up to four cards are side by side, and fewer are centred. Text in the
 * opposite writing direction has extra padding, because its ellipsis is outside the line box.
 */
export const styles = css`
  [part='list'] {
    position: relative;
  }
  ul,
  .ul,
  ol {
    display: grid;
    gap: 0 2em;
    margin: 0;
    padding: 0;
    list-style: '';
  }
  .podcast {
    display: grid;
    grid-template: 'cover head' auto 'about about' auto 'links links' auto 'more more' / 3.5em minmax(0, 1fr);
    align-content: start;
    gap: 0 0.75em;
    padding-block: 1em 0.5em;
    border-block-start: 1px solid var(--_line);
  }
  .podcast:first-child {
    border: 0;
  }
  .picture {
    grid-area: cover;
    position: relative;
    align-self: start;
  }
  [part='play-newest'] {
    position: absolute;
    inset-block-end: 0.25em;
    inset-inline-end: 0.25em;
    justify-content: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: 50%;
  }
  [part='play-newest'] svg {
    inline-size: 2.25em;
    border-radius: 50%;
    background: #fff;
  }
  @supports (color: oklch(from red clamp(0, (0.65 - l) * 999, 1) 0 0)) {
    [part='play-newest'] svg {
      background: oklch(from var(--_accent) clamp(0, (0.65 - l) * 999, 1) 0 0);
    }
  }
  .head {
    grid-area: head;
    align-self: center;
  }
  [part='title'] {
    font-size: 1.15em;
    line-height: 1.35;
    -webkit-line-clamp: 2;
  }
  [part='count'],
  [part='state'] {
    color: var(--_quiet);
    font-size: 0.8em;
  }
  [part='count'] {
    margin-block-start: 0.25em;
    line-height: 1.4;
  }
  [part='description'] {
    grid-area: about;
    max-inline-size: 44em;
    margin-block-start: 0.5em;
    font-size: 0.9em;
    line-height: 1.4;
    -webkit-line-clamp: 2;
    align-self: start;
  }
  :host(:dir(rtl)) p:dir(ltr),
  :host(:dir(ltr)) p:dir(rtl) {
    padding-inline-end: 1em;
  }
  .ul [part='title'] {
    min-block-size: 1.35em;
  }
  .ul [part='description'] {
    min-block-size: 2.8em;
  }
  .ul p[part='description']::after {
    inline-size: 30em;
    block-size: 2.15em;
    -webkit-mask: linear-gradient(#000 0.75em, transparent 0 1.4em, #000 0);
    mask: linear-gradient(#000 0.75em, transparent 0 1.4em, #000 0);
  }
  [part='links'] {
    grid-area: links;
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: 0 1.5em;
    min-block-size: 44px;
    font-size: 0.9em;
  }
  .ul [part='links'] p {
    align-self: center;
  }
  .ul :is([part='count'], [part='links'] p)::after {
    inline-size: 5em;
  }
  [part='follow'] {
    position: relative;
  }
  [part='follow'] > div {
    position: absolute;
    inset-block-start: 100%;
    inset-inline-start: -0.75em;
    z-index: 2;
    min-inline-size: 10em;
    padding-block: 0.25em;
    border: 1px solid var(--_line);
    border-radius: 0.75em;
    background: Canvas;
    color: CanvasText;
    box-shadow: 0 0.5em 2em #0003;
  }
  [part='follow'] > div a {
    padding-inline: 1em;
    white-space: nowrap;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  /* Half an em of padding on both sides makes even a short word a touch target of at least 44px, in any font. */
  [part='links'] > :is(a, button),
  summary {
    min-inline-size: calc(45px - 1em);
  }
  [part='links'] > :is(a, button)::after,
  summary::after {
    content: '';
    position: absolute;
    inset: 0 -0.5em;
  }
  summary svg,
  [part='toggle'] svg {
    inline-size: 1.25em;
    margin-inline-start: 0.125em;
  }
  .open [part='description'] {
    -webkit-line-clamp: none;
  }
  .foot {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 1.25em;
  }
  [part='message'],
  .over {
    position: absolute;
    top: 1em;
    left: 0;
    right: 0;
    z-index: 1;
  }
  [part='message'] {
    -webkit-line-clamp: 5;
  }
  .podcast > .missing {
    grid-area: more;
  }
  .over {
    bottom: 0;
    overflow: hidden;
  }
  .over [part='message'],
  .unsupported [part='message'] {
    position: static;
  }
  .ul {
    visibility: hidden;
  }
  .loading > .ul {
    visibility: visible;
  }
  .over ~ .ul {
    visibility: hidden;
  }
  @media print {
    [part='links'] {
      display: none !important;
    }
  }
  .rows > * {
    align-items: start;
  }
  .grid > ul,
  .grid > .ul {
    --_gap: 1em;
    grid-template-columns: repeat(
      auto-fill,
      minmax(max(min(10em, 100%), (100% - (var(--_count, 4) - 1) * var(--_gap)) / var(--_count, 4)), 1fr)
    );
    gap: var(--_gap);
    max-inline-size: calc(var(--_count, 4) * 20em);
    margin-inline: auto;
  }
  .grid > .unfolded {
    --_count: 4 !important;
  }
  .grid .podcast:not(.open) {
    grid-template: 'cover' auto 'head' auto 'about' auto 'links' 1fr / minmax(0, 1fr);
    padding: 0;
    border: 0;
  }
  .grid .podcast:not(.open) .head {
    margin-block-start: 0.75em;
  }
  .grid .podcast:not(.open) [part='links'] {
    gap: 0 0.75em;
    font-size: 0.85em;
  }
  .grid .open {
    grid-column: 1 / -1;
    border: 0;
  }
  @container (max-width: 11em) {
    .podcast {
      grid-template-columns: 2em minmax(0, 1fr);
    }
  }
  @container (min-width: 22.5em) {
    .podcast {
      grid-template: 'cover head' auto 'cover about' auto 'cover links' 1fr 'more more' / 5.5em minmax(
          0,
          1fr
        );
      gap: 0 1em;
    }
    .head {
      display: flex;
      align-items: baseline;
      gap: 1em;
    }
    [part='title'] {
      flex: auto;
    }
    [part='count'] {
      flex: none;
      margin: 0;
    }
    .grid .podcast:not(.open) .head {
      display: block;
    }
    [part='description'] {
      margin-block-start: 0.25em;
    }
  }
  @container (min-width: 32.5em) {
    .podcast {
      grid-template-areas: 'cover head' 'cover about' 'cover links' '. more';
    }
  }
  @container (min-width: 50em) {
    .grid > ul,
    .grid > .ul {
      --_gap: 1.5em;
    }
    [part='episodes'] {
      margin-block-start: 0.5em;
    }
  }
  @container (min-width: 50em) and (max-width: 79.99em) {
    .rows .podcast,
    .grid .open {
      grid-template:
        'cover head links' auto 'cover about links' 1fr '. more more' auto / 5.5em minmax(0, 1fr)
        auto;
      padding-block-end: 1em;
    }
    .rows [part='title'],
    .grid .open [part='title'] {
      flex: 0 1 auto;
    }
    .rows [part='links'],
    .grid .open [part='links'] {
      align-self: center;
      margin-inline-start: 2em;
    }
    .rows .ul [part='links'] {
      justify-content: end;
      inline-size: 12em;
    }
  }
  @container (min-width: 80em) {
    .rows > ul,
    .rows > .ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .rows .open {
      grid-column: 1 / -1;
    }
    .rows .podcast:nth-child(2) {
      border: 0;
    }
  }
`;
