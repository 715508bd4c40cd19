/**
 * Registers a tag. A tag that is taken stays as it is, so that a bundle may be
 * loaded twice; where there is no registry (a server), nothing happens.
 */
export function define(tag: string, element: CustomElementConstructor): void {
  if (typeof customElements !== 'undefined' && !customElements.get(tag)) customElements.define(tag, element);
}
