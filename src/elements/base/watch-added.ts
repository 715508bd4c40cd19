/**
 * Calls back with each element that matches the selector and is added to a document or shadow root. It doesn't search the
 * rest of the page, because some pages have tens of thousands of elements and change in every frame.
 */
export function watchAdded(root: Node, selector: string, callback: (element: HTMLElement) => void): void {
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node.nodeType !== Node.ELEMENT_NODE || !node.isConnected) continue;
        const added = node as HTMLElement;
        if (added.matches(selector)) callback(added);
        for (const element of added.querySelectorAll<HTMLElement>(selector)) callback(element);
      }
    }
  }).observe(root, { childList: true, subtree: true });
}
