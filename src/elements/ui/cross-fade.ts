const OUT_MS = 120;
const IN_MS = 240;
const REDUCED_MS = 120;

/**
 * Fades a node's old content out, and then its new content in, so that two titles never overlap. Call it before the
 * element renders. A copy of the old content is positioned over the node, so that nothing moves. With reduced motion,
 * the new content fades in at once.
 */
export function crossFade(node: HTMLElement): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  node.animate(
    { opacity: [0, 1] },
    isReduced ? REDUCED_MS : { duration: IN_MS, delay: OUT_MS, fill: 'backwards' },
  );
  if (isReduced) return;
  const old = node.cloneNode(true) as HTMLElement;
  old.ariaHidden = 'true';
  old.querySelector('[id]')?.removeAttribute('id');
  Object.assign(old.style, {
    position: 'absolute',
    top: node.offsetTop + 'px',
    left: node.offsetLeft + 'px',
    width: node.offsetWidth + 'px',
    height: node.offsetHeight + 'px',
    margin: 0,
    // In a grid, the position would be relative to the node's area.
    gridArea: 'auto',
  });
  node.after(old);
  old.animate({ opacity: [1, 0] }, { duration: OUT_MS, fill: 'forwards' }).onfinish = () => old.remove();
}
