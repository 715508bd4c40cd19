import type { OnairElement } from '../base/onair-element.js';

/** Tolerance in pixels, because zooming places borders between two screen pixels. */
const ROUNDING = 1;

/**
 * Sets the class `tall` on a frame's content if the frame is high enough to show the cover above the text. Without the
 * class, a narrow card shows its cover beside the text. The frame reports the height of the chosen layout, and at that
 * height, the same layout is chosen again.
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
