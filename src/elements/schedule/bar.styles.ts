import { css } from '../base/css.js';

/**
 * Styles for the bar above the week and the calendar row below it. In a narrow element, the button for the current week
 * has its own row, because it needs one in some languages. The calendar link also has its own row. Space for it is
 * reserved until the first response.
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
  @container (max-width: 19.99em) {
    .pages {
      flex-wrap: wrap;
    }
    .calendar {
      flex-direction: column-reverse;
      min-block-size: 6em;
    }
    [part='range'] {
      flex: 1 1 4em;
    }
    .pages::after {
      content: '';
      order: 1;
      inline-size: 100%;
    }
    [part='today'] {
      order: 2;
    }
  }
`;
