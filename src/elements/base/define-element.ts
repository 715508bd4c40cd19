/**
 * Registers a tag after the page has been parsed, because an element that is upgraded earlier doesn't see its children.
 * Does nothing if the tag is already registered, so that a bundle can be loaded twice. Also does nothing on a server,
 * which has no registry.
 */
export function define(tag: string, element: CustomElementConstructor): void {
  whenParsed(() => {
    const registry = globalThis.customElements as CustomElementRegistry | undefined;
    if (registry && !registry.get(tag)) registry.define(tag, element);
  });
}

/** Calls `callback` when the page has been parsed, or immediately if it has already been parsed or there is no page. */
export function whenParsed(callback: () => void): void {
  if (globalThis.document?.readyState === 'loading') addEventListener('DOMContentLoaded', callback);
  else callback();
}
