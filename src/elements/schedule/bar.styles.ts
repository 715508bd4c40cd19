/** What stands above the week: pages, the zone, as of when it is; and the button below it. */
import { css } from 'lit';

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
  [part='add-week'] {
    min-inline-size: 44px;
    min-block-size: 44px;
    padding: 0 0.75em;
    font-size: 0.9em;
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
  [part='range'] {
    font-weight: 600;
  }
  [part='zone'] {
    display: flex;
    align-items: center;
    min-block-size: 44px;
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
  [part='add-week'] {
    display: block;
    border: 1px solid var(--_line);
    margin-block-start: 1em;
    margin-inline-start: auto;
  }
`;
