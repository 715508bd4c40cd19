import { css } from '../base/css.js';

/**
 * Outlines of the shows while they load: rows in the list of one day, and blocks of different lengths in the grid. The
 * list of current and next shows has a card, which only some layouts show, and rows with a time, a name and, on pages
 * with show profiles, a picture.
 *
 * The outlines are cut out of a single box by masks, and the band that moves over the box is the same as for other
 * outlines. Mask positions don't follow the writing direction, so the rows are mirrored for right-to-left text.
 */
export const outlines = css`
  .loading .column ol::before,
  .loading [part='upcoming']::before,
  .loading [part='upcoming']::after {
    content: '';
    display: block;
    background: var(--_tone);
  }
  .loading .column ol::before,
  .loading [part='upcoming']::before {
    opacity: 0.5;
  }
  .loading .column ol::before {
    block-size: calc(7 * var(--_row) + 6 * 0.25em);
    -webkit-mask: repeating-linear-gradient(#000 0 var(--_row), transparent 0 calc(var(--_row) + 0.25em));
    mask: repeating-linear-gradient(#000 0 var(--_row), transparent 0 calc(var(--_row) + 0.25em));
  }
  .loading .column ol::after,
  .loading [part='upcoming']::before {
    display: none;
  }
  .loading [part='upcoming']::before {
    border-radius: var(--_radius);
  }
  .loading [part='upcoming']::after {
    --_lines-mask: linear-gradient(transparent 0.8em, #000 0 1.6em, transparent 0);
    --_face-mask: linear-gradient(transparent 0.55em, #000 0 3.05em, transparent 0);
    --_names-mask: linear-gradient(
      transparent 0.8em,
      #000 0 1.6em,
      transparent 0 2.1em,
      #000 0 2.7em,
      transparent 0
    );
    --_mask:
      var(--_lines-mask) 0 0 / 2.75em 3.6em repeat-y,
      var(--_face-mask) 4.9em 0 / var(--_face, 0) 3.6em repeat-y,
      var(--_names-mask) calc(4.9em + 1.3 * var(--_face, 0em)) 0 / 9em 3.6em repeat-y;
    block-size: 18em;
    -webkit-mask: var(--_mask);
    mask: var(--_mask);
  }
  .loading[dir='rtl'] [part='upcoming']::after {
    transform: scaleX(-1);
  }
  @media (prefers-reduced-motion: no-preference) {
    .loading .column ol::before,
    .loading [part='upcoming']::before,
    .loading [part='upcoming']::after {
      background: var(--_sweep);
      animation: sweep 1.6s linear infinite;
    }
  }
`;
