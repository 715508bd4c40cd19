/** Holds when axe finds nothing to complain of, once what is fading has faded: a text that is half there is nothing to judge. */
import { expect } from '@open-wc/testing';

// Those of the browser: a test may have stopped the clock.
const { matchMedia, setTimeout } = window;

export async function isAccessible(element: Element): Promise<void> {
  // Axe takes a while. A title that changes meanwhile fades as it does for people who want no motion.
  const { matchMedia: matchMediaBefore, setTimeout: setTimeoutBefore } = window;
  window.matchMedia = (query) => matchMedia(query.replace(/.*prefers-reduced-motion: reduce.*/, 'all'));
  try {
    for (let fades; (fades = fadesIn(element)).length;) {
      await Promise.all(fades.map(({ finished }) => finished.catch(() => undefined)));
      // What has faded out is taken away by an event that comes after this.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    // Axe waits for timers of its own, which don't fire on a stopped clock.
    window.setTimeout = setTimeout;
    await expect(element).to.be.accessible();
  } finally {
    window.matchMedia = matchMediaBefore;
    window.setTimeout = setTimeoutBefore;
  }
}

/** Those that end, in the element and in all that is drawn in it. */
function fadesIn(element: Element): Animation[] {
  const roots = [element, ...element.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const own = element.getAnimations({ subtree: true }).filter(({ playState, effect }) => {
    const changesOpacity = (effect as KeyframeEffect)
      .getKeyframes()
      .some(({ opacity }) => opacity !== undefined);
    return changesOpacity && playState === 'running' && effect!.getComputedTiming().endTime !== Infinity;
  });
  return [...own, ...roots.flatMap((root) => [...root.children].flatMap(fadesIn))];
}
