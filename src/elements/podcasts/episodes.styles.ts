import { css } from '../base/css.js';
import { selectStyles } from '../ui/select.styles.js';
import { sliderStyles } from '../ui/slider.styles.js';

/**
 * Styles that are added when a podcast is expanded. An episode with an open transcript or open chapters takes the whole
 * row, because its lines would be too short in a column. In forced colours, icons need explicit system colours, because
 * the accent may be the same as the background.
 */
export const styles = [
  sliderStyles,
  selectStyles,
  css`
    [part='episodes'] {
      grid-area: more;
      padding-block-end: 0.5em;
    }
    [role='status'] {
      font-size: 0.9em;
      -webkit-line-clamp: none;
    }
    [part='episode'] {
      display: flex;
      gap: 0.5em;
      padding-block: 0.5em;
    }
    [part='play'],
    .mute {
      flex: none;
      align-self: start;
      inline-size: max(44px, 2.25em);
    }
    [part='play'] svg {
      inline-size: 2em;
    }
    .said {
      flex: auto;
      min-inline-size: 0;
    }
    [part='episode-title'] {
      font-weight: 600;
      -webkit-line-clamp: 2;
    }
    [part='date'] {
      display: block;
      line-height: 1.5;
    }
    .playing {
      display: flex;
      align-items: center;
      gap: 0.75em;
      block-size: 1.2em;
    }
    [part='seek'] {
      flex: auto;
      min-inline-size: 0;
      inline-size: 4em;
    }
    [part='time'] {
      flex: none;
    }
    .controls {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      margin-inline-start: -0.5em;
      gap: 0 0.25em;
    }
    [part='back'],
    [part='forward'] {
      justify-content: center;
      inline-size: max(44px, 2em);
    }
    [part='back'] svg,
    [part='forward'] svg {
      inline-size: 1.625em;
      overflow: visible;
      fill: none;
      stroke: currentColor;
      stroke-width: 1.75;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    [part='back'] text,
    [part='forward'] text {
      stroke: none;
      opacity: 1;
      font-size: 8px;
      font-weight: 700;
    }
    [part='speed'] {
      position: relative;
      margin-inline-start: 0.5em;
      font-size: 0.9em;
      font-weight: 600;
    }
    [part='speed'] span {
      display: flex;
      align-items: center;
      gap: 0.125em;
      border-radius: 0.25em;
    }
    [part='speed'] svg,
    .ways svg {
      flex: none;
      inline-size: 1.125em;
    }
    [part='played'] {
      white-space: nowrap;
    }
    [part='played'] svg {
      display: inline-block;
      vertical-align: -0.125em;
      margin-inline-end: 0.25em;
      inline-size: 1.125em;
      stroke: var(--_accent);
      stroke-width: 2.25;
    }
    .said > .ways {
      display: flex;
      flex-wrap: wrap;
      gap: 0 1em;
      font-size: 0.85em;
    }
    .ways svg {
      margin-inline-start: 0.125em;
    }
    .texts {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(20em, 100%), 1fr));
      gap: 0.5em 2em;
      font-size: 0.9em;
    }
    .texts > * {
      min-block-size: 1.25em;
    }
    .reading {
      grid-column: 1 / -1;
    }
    [part='chapter'] {
      align-items: baseline;
      inline-size: 100%;
      gap: 0.75em;
      padding-block: max(0.25em, (44px - 1.25em) / 2);
      font-weight: 400;
      text-align: start;
      overflow-wrap: anywhere;
    }
    [part='chapter'] bdi {
      text-align: -webkit-match-parent;
      text-align: match-parent;
    }
    [part='chapter'] span {
      flex: none;
      min-inline-size: 2.25em;
      color: var(--_quiet);
    }
    [part='chapter'][aria-current] {
      color: var(--_accent);
      font-weight: 600;
    }
    [part='chapter'][aria-current] span {
      color: inherit;
    }
    [part='transcript'] {
      max-block-size: 20em;
      margin-block: 0.5em;
      overflow: auto;
      padding-inline-start: 0.75em;
      border-inline-start: 2px solid var(--_line);
      line-height: 1.5;
    }
    [part='transcript'] p {
      display: block;
    }
    [part='transcript'] p + p {
      margin-block-start: 0.75em;
    }
    [part='date'],
    [part='about'] {
      font-size: 0.8em;
      color: var(--_quiet);
    }
    [part='about'] {
      margin-block-start: 0.25em;
      line-height: 1.4;
      -webkit-line-clamp: 2;
    }
    @media (forced-colors: active) {
      [part='played'] svg {
        stroke: Highlight;
      }
      .current [part='play'] svg {
        fill: Highlight;
      }
    }
    /* As many columns as fit. */
    [part='episodes'] > ol {
      grid-template-columns: repeat(auto-fill, minmax(min(22em, 100%), 1fr));
    }
  `,
];
