import { css } from '../base/css.js';

/**
 * Styles for the layout `mini`, which fits into a site's header: the button and, beside it, title and artist in two
 * rows.
 */
export const miniStyles = css`
  [part='player'].mini {
    grid-template: 'play song' auto / auto minmax(0, 1fr);
    column-gap: 0.5em;
    min-block-size: 0;
    padding: 0;
    padding-inline-end: 0.25em;
    border: 0;
    background: none;
  }
  .mini [part='play'] {
    inline-size: 2.75em;
    block-size: 2.75em;
    margin: 0;
  }
  .mini .foot {
    display: none;
  }
  .mini .meta {
    position: absolute;
    clip-path: inset(50%);
  }
  .mini .song {
    block-size: max(44px, 2.75em);
  }
  .mini .what,
  .mini .by {
    display: block;
    max-inline-size: none;
  }
  .mini .by span {
    display: none;
  }
  .mini [part='message'] {
    -webkit-line-clamp: 2;
  }
`;
