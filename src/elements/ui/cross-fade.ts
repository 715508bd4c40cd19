/**
 * Fades a part of an element from its old content to the new one. Call it before
 * the element renders. A copy of the old content lies where that stood, and takes
 * no room, so nothing moves.
 */
export function crossFade(part: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const old = part.cloneNode(true) as HTMLElement;
  Object.assign(old.style, {
    position: 'absolute',
    top: part.offsetTop + 'px',
    left: part.offsetLeft + 'px',
    width: part.offsetWidth + 'px',
    height: part.offsetHeight + 'px',
  });
  part.after(old);
  part.animate({ opacity: [0, 1] }, 200);
  old.animate({ opacity: [1, 0] }, 200).onfinish = () => old.remove();
}
