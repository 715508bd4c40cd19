import { css } from '../base/css.js';

/**
 * Styles for the bar above the week and the calendar row below it. In a wide element, the bar is as high as a button,
 * because pages and frames reserve that height. Long dates take two lines. The button for the current week keeps its
 * space while it is hidden, so that nothing moves. In a narrow element, that button is below the dates, at the end of
 * the zone's row, and the calendar link has a separate row, whose space is reserved until the first response.
 */
export const barStyles = css`
  [part='bar'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 1em;
    min-block-size: 44px;
  }
  .pages {
    display: flex;
    flex: auto;
    align-items: center;
    margin-inline-start: -0.5em;
  }
  .pages button,
  .calendar > * {
    min-inline-size: 44px;
    min-block-size: 44px;
    padding: 0 0.75em;
    font-size: 0.9em;
  }
  .pages button {
    flex: none;
    white-space: nowrap;
  }
  .pages button[aria-label] {
    padding: 0;
  }
  [part='bar'] svg {
    inline-size: 1.5em;
    margin: auto;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [dir='rtl'] [part='bar'] svg {
    transform: scaleX(-1);
  }
  [part='bar'] svg:dir(rtl) {
    transform: scaleX(-1);
  }
  [part='range'] {
    font-weight: 600;
  }
  .unneeded {
    visibility: hidden;
  }
  [part='zone'] {
    display: flex;
    align-items: center;
    color: var(--_quiet);
    font-size: 0.8em;
  }
  select,
  [part='zone'] {
    max-inline-size: 100%;
    min-block-size: 44px;
  }
  option {
    background: Canvas;
    color: CanvasText;
  }
  .calendar {
    display: flex;
    justify-content: flex-end;
    gap: 0.5em;
    margin-block-start: 0.9em;
  }
  .calendar > * {
    border: 1px solid var(--_line);
    padding-block: 0.2em;
  }
  [part='subscribe'] {
    display: flex;
    align-items: center;
    justify-content: center;
    box-sizing: border-box;
    border-radius: var(--_radius);
    color: inherit;
    text-align: center;
    text-decoration: none;
  }
  @container (min-width: 30em) {
    [part='bar'] {
      flex-wrap: nowrap;
    }
    [part='range'] {
      min-inline-size: 8em;
    }
    [part='zone'] {
      min-inline-size: 0;
    }
  }
  @container (max-width: 19.99em) {
    [part='bar'] {
      column-gap: 0;
    }
    .pages {
      display: contents;
    }
    .calendar {
      flex-direction: column-reverse;
      min-block-size: 6em;
    }
    [part='previous'] {
      margin-inline-start: -0.5em;
    }
    [part='range'] {
      flex: 1 0 calc(100% - 88px);
    }
    [part='state'] {
      flex: auto;
    }
    [part='zone'] {
      flex: 1 1 0;
      min-inline-size: 7.5em;
    }
    [part='today'] {
      order: 1;
      margin-inline-start: auto;
    }
  }
`;
