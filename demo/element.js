/** A new element with a class and with what is in it: elements, and texts, which stay text whatever they hold. */
export function element(tag, className, ...inside) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...inside);
  return made;
}
