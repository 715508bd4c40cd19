/**
 * Registers a tag once the page is parsed: before that, an element would not see
 * its children. Does nothing when the tag is registered, so that a bundle may be
 * loaded twice, and where there is no registry.
 */
export function define(tag: string, element: CustomElementConstructor): void {
  whenParsed(() => {
    const registry = globalThis.customElements as CustomElementRegistry | undefined;
    if (registry && !registry.get(tag)) registry.define(tag, element);
  });
}

/** Calls back when the page is parsed; at once when it is, and without a page. */
export function whenParsed(parsed: () => void): void {
  if (globalThis.document?.readyState === 'loading') addEventListener('DOMContentLoaded', parsed);
  else parsed();
}
