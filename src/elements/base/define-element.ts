/**
 * Registers a tag after the page has been parsed; before that, an element wouldn't see its children. It has no effect
 * if the tag is already registered, so that a bundle can be loaded twice, or if there is no registry, as on a server.
 */
export function define(tag: string, element: CustomElementConstructor): void {
  whenParsed(() => {
    const registry = globalThis.customElements as CustomElementRegistry | undefined;
    if (registry && !registry.get(tag)) registry.define(tag, element);
  });
}

/** Calls back once the page has been parsed; immediately if it has, or if there is no page. */
export function whenParsed(callback: () => void): void {
  if (globalThis.document?.readyState === 'loading') addEventListener('DOMContentLoaded', callback);
  else callback();
}
