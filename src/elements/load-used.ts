/**
 * In:  which module registers which tag.
 * Out: only those that the page uses are loaded, now and whenever one is added.
 */

/** Watches the document. A tag inside somebody else's shadow root is not seen: import its module. */
export function loadUsed(modules: Record<string, () => Promise<unknown>>): void {
  const observer = new MutationObserver(loadNew);
  const tags = new Set(Object.keys(modules));
  function loadNew(): void {
    for (const tag of tags)
      if (document.querySelector(`${tag},div[data-onair="${tag.slice(6)}"]`)) {
        tags.delete(tag);
        // Without its module a tag shows what is inside it: nothing to tell the page about.
        modules[tag]?.().catch(() => undefined);
      }
    if (!tags.size) observer.disconnect();
  }
  observer.observe(document, { childList: true, subtree: true });
  loadNew();
}
