/**
 * In:  which module belongs to which selector.
 * Out: only those that the page uses are loaded, now and whenever it begins to use one.
 */

/** Watches the document. What stands inside somebody else's shadow root is not seen: import its module. */
export function loadUsed(modules: Record<string, () => Promise<unknown>>): void {
  const observer = new MutationObserver(loadNew);
  const waiting = new Set(Object.keys(modules));
  function loadNew(): void {
    for (const selector of waiting) {
      if (!document.querySelector(selector)) continue;
      waiting.delete(selector);
      // Without its module a tag shows what is inside it: nothing to tell the page about.
      modules[selector]!().catch(() => undefined);
    }
    if (!waiting.size) observer.disconnect();
  }
  observer.observe(document, { childList: true, subtree: true });
  loadNew();
}
