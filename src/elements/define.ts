/**
 * Registers a tag, once the page is parsed: an element that came to life before
 * its children would not know what its author put inside. A tag that is taken
 * stays as it is, so that a bundle may be loaded twice; where there is no
 * registry nothing happens.
 */
export function define(tag: string, element: CustomElementConstructor): void {
  whenParsed(() => {
    const registry = globalThis.customElements as CustomElementRegistry | undefined;
    if (registry && !registry.get(tag)) registry.define(tag, element);
  });
}

/** Calls back when the page is parsed; at once, when it is, and where there is no page. */
export function whenParsed(parsed: () => void): void {
  if (globalThis.document?.readyState === 'loading') addEventListener('DOMContentLoaded', parsed);
  else parsed();
}
