/**
 * Reads the nodes of a page, which may contain forms. The names of a form's fields hide properties of the form, so
 * `<input name="parentNode">` hides its parent.
 */

export function parentNodeOf(node: Node): Node | null {
  // Some pages have a `Node` that isn't the platform's.
  const property = Object.getOwnPropertyDescriptor(Node.prototype, 'parentNode');
  return (property?.get ? property.get.call(node) : node.parentNode) as Node | null;
}

export function isMatching(element: Element, selector: string): boolean {
  return document.documentElement.matches.call(element, selector);
}

export function elementsIn(element: Element, selector: string): NodeListOf<HTMLElement> {
  return document.documentElement.querySelectorAll.call(element, selector) as NodeListOf<HTMLElement>;
}
