/** SVG paths in a view box of 24 × 24 units. An icon that only one file uses is in that file. */
import { html, type TemplateResult } from 'lit';

const DISC = 'M12 0a12 12 0 1 0 0 24 12 12 0 0 0 0-24Z';

/** SVG path of every play button, filled with `evenodd`: a disc with a hole that shows the background. */
export const PLAY =
  DISC + 'M9.25 8.1a.9.9 0 0 1 1.35-.78l6.75 3.9a.9.9 0 0 1 0 1.56l-6.75 3.9a.9.9 0 0 1-1.35-.78Z';

export const STOP =
  DISC +
  'M9 7.75h6A1.25 1.25 0 0 1 16.25 9v6A1.25 1.25 0 0 1 15 16.25H9A1.25 1.25 0 0 1 7.75 15V9A1.25 1.25 0 0 1 9 7.75Z';

export const PAUSE =
  DISC +
  'M9 7.25h1a.75.75 0 0 1 .75.75v8a.75.75 0 0 1-.75.75H9a.75.75 0 0 1-.75-.75V8A.75.75 0 0 1 9 7.25ZM14 7.25h1a.75.75 0 0 1 .75.75v8a.75.75 0 0 1-.75.75h-1a.75.75 0 0 1-.75-.75V8a.75.75 0 0 1 .75-.75Z';

/** The icon is centred, so that styles can rotate it. */
export const CHEVRON_DOWN = 'm6 9 6 6 6-6';

export const CLOSE = 'M7 7l10 10M17 7 7 17';

/** Three dots, for the button of a menu. */
export const MORE = 'M5 12h0M12 12h0M19 12h0';

/** Renders an icon with lines in the text colour. Styles can change its fill and stroke. */
export function renderIcon(path: string): TemplateResult {
  return html`<svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.75"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d=${path} />
  </svg>`;
}
