import { css } from '../base/css.js';

/**
 * Styles for podcasts as rows or as cards. If the button and the links don't fit side by side, the links wrap to the
 * next line. Text has extra padding, because an ellipsis in the opposite writing direction overflows at the start of
 * the line.
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
  [part='cover'] {
    grid-area: cover;
    align-self: start;
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
    max-inline-size: 45em;
    margin-block-start: 0.5em;
    font-size: 0.9em;
    line-height: 1.4;
    -webkit-line-clamp: 2;
    align-self: start;
  }
  :host(:dir(rtl)) p:dir(ltr),
  :host(:dir(ltr)) p:dir(rtl) {
    margin-inline-end: -1em;
    padding-inline-end: 1em;
  }
  .ul [part='title'] {
    min-block-size: 1.35em;
  }
  .ul [part='description'] {
    min-block-size: 2.8em;
  }
  [part='links'],
  .ways {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    gap: inherit;
  }
  [part='links'] {
    grid-area: links;
    gap: 0 1em;
    min-block-size: 44px;
    font-size: 0.9em;
  }
  a,
  button {
    position: relative;
    display: flex;
    align-items: center;
    min-block-size: 44px;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 0.25em;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    text-decoration: none;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  /* Half an em of padding on both sides makes even a short word a touch target of at least 44px, in any font. */
  [part='toggle'],
  .ways > * {
    min-inline-size: calc(45px - 1em);
  }
  [part='toggle']::after,
  .ways > ::after {
    content: '';
    position: absolute;
    inset: 0 -0.5em;
  }
  a:hover,
  button:hover {
    text-decoration: underline;
  }
  :focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 2px;
  }
  button svg {
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [part='toggle'] svg {
    inline-size: 1.25em;
    margin-inline-start: 0.125em;
  }
  [aria-expanded='true'] svg {
    transform: scaleY(-1);
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
    grid-template-columns: repeat(auto-fill, minmax(min(10em, 100%), 1fr));
    gap: 1em;
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
      grid-template-columns: repeat(auto-fill, minmax(13em, 1fr));
      gap: 1.5em;
    }
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
    [part='episodes'] {
      margin-block-start: 0.5em;
    }
    .rows [part='links'],
    .grid .open [part='links'] {
      align-self: center;
      margin-inline-start: 2em;
    }
    .rows .ul [part='links'] {
      inline-size: 16em;
    }
  }
`;
