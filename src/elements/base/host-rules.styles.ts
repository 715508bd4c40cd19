import { css } from './css.js';

/**
 * Protects tags from page rules that match all elements, such as `* { all: unset }`. Such rules override `:host`. The
 * rules here have the same specificity and come later, so they win. The page's rules for a tag name or a class still
 * apply.
 */
export const hostRules = css`
  :where(
    onair-now-playing,
    onair-history,
    onair-vote,
    onair-player,
    onair-schedule,
    onair-podcasts,
    onair-requests,
    onair-charts
  ) {
    display: block;
    container-type: inline-size;
    contain-intrinsic-inline-size: min(22em, 8em + 20vw);
    min-inline-size: 0;
    font-size: max(8px, 1em);
    font-style: normal;
    font-stretch: normal;
    font-variant: normal;
    font-variant-numeric: tabular-nums;
    hyphens: manual;
    letter-spacing: normal;
    line-break: auto;
    line-height: 1.25;
    overflow-wrap: normal;
    text-align: start;
    text-emphasis: none;
    text-indent: 0;
    text-orientation: mixed;
    text-shadow: none;
    text-transform: none;
    -webkit-text-stroke-width: 0;
    white-space: normal;
    word-break: normal;
    word-spacing: normal;
    writing-mode: horizontal-tb;
  }
  :where(onair-now-playing[layout='wall']) {
    inline-size: 100%;
    block-size: 100%;
    aspect-ratio: 16 / 9;
    container-type: size;
  }
  :where(onair-vote) {
    position: relative;
  }
  :where(onair-player[position='bottom']) {
    position: fixed;
    z-index: 1000;
    inset-inline: 0;
    bottom: var(--onair-bottom, 0px);
    pointer-events: none;
  }
  :where([status][hidden]) {
    display: none;
  }
`;
