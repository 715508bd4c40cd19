/** In: an open menu and its button. Out: the menu below the button, or above it where there is more room, and never out of the window. */

/** From the menu to its button, and to the edges of the window: pixels. */
const GAP = 4;
const EDGE = 8;

/** The menu's styles take the two lengths, and narrow windows leave them be. */
export function placeMenu(menu: HTMLElement, button: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const below = bottom + GAP;
  const fits = below + height + EDGE <= clientHeight || top < clientHeight - bottom;
  const y = fits ? below : top - GAP - height;
  const x = menu.dir === 'rtl' ? left : right - width;
  menu.style.setProperty('--_x', within(x, clientWidth - width) + 'px');
  menu.style.setProperty('--_y', within(y, clientHeight - height) + 'px');
}

function within(place: number, most: number): number {
  return Math.max(EDGE, Math.min(place, most - EDGE));
}
