import { isAccessible } from './accessible.js';

const LOOKS = [
  ['background: #fff; color: #111', 'ltr'],
  ['background: #000; color: #eee; color-scheme: dark', 'ltr'],
  ['background: #fff; color: #111', 'rtl'],
] as const;

/** Asserts that an element passes axe on light, dark and right-to-left pages. `place` is its container. */
export async function isAccessibleEverywhere(element: Element, place: HTMLElement): Promise<void> {
  for (const [style, dir] of LOOKS) {
    place.style.cssText = style;
    place.dir = dir;
    await isAccessible(element);
  }
}
