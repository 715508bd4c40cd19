const OUT_MS = 120;
const IN_MS = 240;
const REDUCED_MS = 120;

/**
 * Fades a node's old content out, and then its new content in, so that two titles never overlap. Call it before the
 * element renders. A copy of the old content is positioned over the node, so that nothing moves. With reduced motion,
 * the new content fades in at once. In a hidden tab, nothing fades, because animations don't end there.
 */
export function crossFade(node: HTMLElement): void {
  if (document.hidden) return;
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const fadeIn = isReduced ? REDUCED_MS : { duration: IN_MS, delay: OUT_MS, fill: 'backwards' as const };
  node.animate({ opacity: [0, 1] }, fadeIn);
  if (isReduced) return;
  const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = node;
  const old = node.cloneNode(true) as HTMLElement;
  old.ariaHidden = 'true';
  // In a grid, the position would be relative to the node's area.
  old.style.cssText = `position: absolute; grid-area: auto; margin: 0; top: ${offsetTop}px; left: ${offsetLeft}px; width: ${offsetWidth}px; height: ${offsetHeight}px`;
  node.after(old);
  old.animate({ opacity: [1, 0] }, { duration: OUT_MS, fill: 'forwards' });
  // Unlike the end of the animation, a timer also fires if the tab is hidden meanwhile.
  setTimeout(() => old.remove(), OUT_MS);
}
