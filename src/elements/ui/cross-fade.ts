/**
 * Fades a node from its old content to the new content. Call it before the element renders. A copy of the old content
 * is positioned over the node, so that nothing moves.
 */
export function crossFade(node: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const old = node.cloneNode(true) as HTMLElement;
  Object.assign(old.style, {
    position: 'absolute',
    top: node.offsetTop + 'px',
    left: node.offsetLeft + 'px',
    width: node.offsetWidth + 'px',
    height: node.offsetHeight + 'px',
  });
  node.after(old);
  node.animate({ opacity: [0, 1] }, 200);
  old.animate({ opacity: [1, 0] }, 200).onfinish = () => old.remove();
}
