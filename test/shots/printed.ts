/** The week as it is printed. */
import type { Sheet } from './sheet.js';
import { sheet } from './sheets/schedule.js';

/** A sheet of A4 on its side: CSS pixels. */
export const PRINT_WIDTH = 1040;

/** As a page has it without a setting, and with a button that saves it. */
export const printed: Sheet = {
  tag: sheet.tag,
  states: sheet.states
    .slice(0, 1)
    .map((state) => ({ ...state, markup: state.markup.replace('time-zone', 'calendar time-zone') })),
};
