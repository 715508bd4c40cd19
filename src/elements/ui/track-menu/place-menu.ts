import { propertyOf } from '../../../contract/property-of.js';

/** Distance between the menu and its button, in pixels. */
const GAP = 4;
/** Minimum distance between the menu and the edges of the window, in pixels. */
const EDGE = 8;

/**
 * Places a menu below its button, or above it if there is more room there. The menu is always inside the window. In
 * narrow windows, the menu's styles ignore the custom properties that this function sets.
 */
export function placeMenu(menu: HTMLElement, button: HTMLElement): void {
  const { clientWidth, clientHeight } = propertyOf(menu.ownerDocument, 'documentElement');
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const below = bottom + GAP;
  const isBelow = below + height + EDGE <= clientHeight || top < clientHeight - bottom;
  const y = isBelow ? below : top - GAP - height;
  const x = menu.dir === 'rtl' ? left : right - width;
  menu.style.setProperty('--_x', clamp(x, clientWidth - width) + 'px');
  menu.style.setProperty('--_y', clamp(y, clientHeight - height) + 'px');
}

function clamp(position: number, limit: number): number {
  return Math.max(EDGE, Math.min(position, limit - EDGE));
}
