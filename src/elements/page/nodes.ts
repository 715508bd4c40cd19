/** Reads the page's nodes. Names in the page, such as the name of a form field, can shadow properties of a node. */
import { propertyOf } from '../../contract/property-of.js';

export function parentNodeOf(node: Node): Node | null {
  return propertyOf(node, 'parentNode');
}

export function isMatching(element: Element, selector: string): boolean {
  return propertyOf(element, 'matches').call(element, selector);
}

/** Returns the elements in a document, a shadow root or an element that match the selector, in document order. */
export function elementsIn<E extends HTMLElement>(root: ParentNode, selector: string): E[] {
  return [...propertyOf(root, 'querySelectorAll').call(root, selector)] as E[];
}
