import type { OnairElement } from '../base/onair-element.js';

/** Tolerance in pixels. At some zoom levels, edges don't fall on whole screen pixels. */
const ROUNDING = 1;

/**
 * Sets the class `tall` on a frame's content if the frame is high enough to show the cover above the text. Without the
 * class, a narrow card shows its cover beside the text. The frame then reports the height of the chosen layout, and
 * that height selects the same layout again.
 *
 * Resolves after the layout has been chosen for the first time.
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
