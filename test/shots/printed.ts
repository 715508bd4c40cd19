/** The sheet of a printed `onair-schedule`. */
import type { Sheet } from './sheet.js';
import { sheet } from './sheets/schedule.js';

/** Width of a landscape A4 page in CSS pixels. */
export const PRINT_WIDTH = 1040;

/** The default week with its calendar button. */
export const printed: Sheet = {
  tag: sheet.tag,
  states: sheet.states
    .slice(0, 1)
    .map((state) => ({ ...state, markup: state.markup.replace('time-zone', 'calendar time-zone') })),
};
