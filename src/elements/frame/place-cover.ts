import type { OnairElement } from '../base/onair-element.js';

/** Tolerance in pixels: if the browser zooms, borders are between two pixels of the screen. */
const ROUNDING = 1;

/**
 * Sets the class `tall` on the content of a frame if the frame is high enough for the cover above the text. Without the class, a
 * narrow card has its cover beside the text. The frame reports the height of the chosen layout, and a frame of that height chooses
 * the same layout again.
 *
 * Resolves after the first choice.
 */
export async function placeCover(content: Element): Promise<void> {
  const place = (): void => {
    content.classList.add('tall');
    const { height } = content.getBoundingClientRect();
    content.classList.toggle('tall', height <= innerHeight + ROUNDING);
  };
  // Elements have no height before they have rendered.
  await Promise.all(
    [...content.querySelectorAll<OnairElement>('*')].map(({ updateComplete }) => updateComplete),
  );
  place();
  addEventListener('resize', place);
}
