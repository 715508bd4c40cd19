import { css } from '../base/css.js';
import { oneRow } from './player.styles.js';

/**
 * Styles for the layout `mini`, for a site's header: the button and, beside it, the song in one row, or in two rows if
 * the player is narrow.
 */
export const miniStyles = css`
  [part='player'].mini {
    grid-template: 'play song' auto / auto minmax(0, 1fr);
    column-gap: 0.5em;
    padding: 0;
    padding-inline-end: 0.25em;
    border: 0;
    background: none;
  }
  .mini [part='play'] {
    inline-size: 2.75em;
    block-size: 2.75em;
  }
  .mini [part='name'],
  .mini .foot {
    display: none;
  }
  .mini [part='state'] {
    position: absolute;
    clip-path: inset(50%);
  }
  .mini .song {
    bottom: 0 !important;
    block-size: max(44px, 2.75em);
    min-block-size: 0;
  }
  @container (min-width: 14em) {
    ${oneRow(css`.mini`)}
  }
  .mini [part='message'] {
    -webkit-line-clamp: 2;
  }
`;
