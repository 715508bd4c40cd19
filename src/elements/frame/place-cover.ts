/**
 * In:  the content of a page in a frame, and how high that frame is.
 * Out: the class `tall` on the content where all of it has room with the cover above the text. Without that class a
 *      narrow card has its cover beside the text.
 *
 * The height that is told is that of the form chosen here, and in a frame of that height the same form is chosen again.
 */
import type { OnairElement } from '../base/onair-element.js';

/** Pixels that a frame may be too low where the browser zooms: a border lies between two pixels of the screen. */
const ROUNDED = 1;

/** Resolves when the form is chosen for the first time. */
export async function placeCover(content: Element): Promise<void> {
  const place = (): void => {
    content.classList.add('tall');
    const { height } = content.getBoundingClientRect();
    content.classList.toggle('tall', height <= innerHeight + ROUNDED);
  };
  // Before they are drawn, tags have no height.
  await Promise.all(
    [...content.querySelectorAll<OnairElement>('*')].map(({ updateComplete }) => updateComplete),
  );
  place();
  addEventListener('resize', place);
}
