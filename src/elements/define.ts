/**
 * Registers a tag, once the page is parsed: an element that came to life before
 * its children would not know what its author put inside. A tag that is taken
 * stays as it is, so that a bundle may be loaded twice.
 */
export function define(tag: string, element: CustomElementConstructor): void {
  whenParsed(() => customElements.get(tag) || customElements.define(tag, element));
}

/** Calls back when the page is parsed; at once, when it is. */
export function whenParsed(parsed: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', parsed);
  else parsed();
}
