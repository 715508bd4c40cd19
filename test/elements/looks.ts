/** The pages that an element is looked at on: light, dark, and from right to left. */
import { isAccessible } from './accessible.js';

const LOOKS = [
  ['background: #fff; color: #111', 'ltr'],
  ['background: #000; color: #eee; color-scheme: dark', 'ltr'],
  ['background: #fff; color: #111', 'rtl'],
] as const;

/** Holds in each of them; `place` is around the element. */
export async function isAccessibleEverywhere(element: Element, place: HTMLElement): Promise<void> {
  for (const [style, dir] of LOOKS) {
    place.style.cssText = style;
    place.dir = dir;
    await isAccessible(element);
  }
}
