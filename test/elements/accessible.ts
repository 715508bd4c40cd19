import { expect } from '@open-wc/testing';

// The browser's own function, because a test may have installed a fake clock.
const { setTimeout } = window;

/**
 * Asserts that axe finds no violation after all fades have finished. A half-transparent text has too little contrast. Other engines than
 * Chromium skip this, because axe reads the same markup and colours there: a test that has no other assertion is a `.browser` test.
 */
export async function isAccessible(element: Element): Promise<void> {
  if (!navigator.userAgent.includes('Chrom')) return;
  const { setTimeout: setTimeoutBefore } = window;
  const { animate } = Element.prototype;
  // Titles that change while axe runs don't fade.
  Element.prototype.animate = function (...motion) {
    const animation = animate.apply(this, motion);
    if (animation.effect!.getComputedTiming().endTime !== Infinity) animation.finish();
    return animation;
  };
  try {
    let fades = fadesIn(element);
    while (fades.length) {
      await Promise.all(fades.map(({ finished }) => finished.catch(() => undefined)));
      // A later event removes faded-out copies.
      await new Promise((resolve) => setTimeout(resolve, 50));
      fades = fadesIn(element);
    }
    // Axe uses timers, which wouldn't fire with a fake clock.
    window.setTimeout = setTimeout;
    await expect(element).to.be.accessible();
  } finally {
    Element.prototype.animate = animate;
    window.setTimeout = setTimeoutBefore;
  }
}

/** Returns the finite fades in an element, also in nested shadow roots. */
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
