/**
 * Returns a property of a node, even if a name in the page hides it. For example, `<input name="parentNode">` hides
 * that property of its form, and `<iframe name="body">` hides the document's `body`. Compiles to ES5.
 */
export function propertyOf<N extends object, K extends keyof N>(node: N, name: K): N[K] {
  for (let owner: object | null = node; (owner = Object.getPrototypeOf(owner) as object | null);) {
    const property = Object.getOwnPropertyDescriptor(owner, name) as
      TypedPropertyDescriptor<N[K]> | undefined;
    if (property) return property.get ? property.get.call(node) : property.value!;
  }
  return node[name];
}
