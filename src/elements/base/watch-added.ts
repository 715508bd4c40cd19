import { elementsIn, isMatching } from '../page/nodes.js';

type Watcher = [selector: string, callback: (element: HTMLElement) => void];

const watchers = new WeakMap<Node, Watcher[]>();

/** The value of `Node.ELEMENT_NODE`. It is repeated here, because some pages replace `Node`. */
const ELEMENT_NODE = 1;
/**
 * Maximum time spent on the elements that are added at once. The remaining elements are handled when the browser is
 * idle, so that no frame is delayed.
 */
const BUDGET_MS = 0.5;

/**
 * Calls the callback with each element that matches the selector and is added to a document or shadow root. Checks only
 * added elements, because some pages have tens of thousands of elements and change in every frame.
 */
export function watchAdded(root: Node, ...watcher: Watcher): void {
  const known = watchers.get(root);
  if (known) {
    known.push(watcher);
    return;
  }
  const all = [watcher];
  watchers.set(root, all);
  const added = new Set<HTMLElement>();
  const handleAdded = (): void => {
    const end = performance.now() + BUDGET_MS;
    for (const element of added) {
      if (performance.now() > end) {
        (typeof requestIdleCallback === 'function' ? requestIdleCallback : setTimeout)(handleAdded);
        return;
      }
      added.delete(element);
      for (const [selector, callback] of element.isConnected ? all : []) {
        if (isMatching(element, selector)) callback(element);
        elementsIn(element, selector).forEach((found) => callback(found));
      }
    }
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node.nodeType === ELEMENT_NODE) added.add(node as HTMLElement);
    }
    handleAdded();
  }).observe(root, { childList: true, subtree: true });
}
