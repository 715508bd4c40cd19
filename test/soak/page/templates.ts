/**
 * Knows the templates that are drawn by: one for each in the source, made when
 * it is first drawn, and there for good. The last of them may come late in the
 * day, when for the first time something is pressed that is seldom there.
 */

/** Replaces the document's own way to make elements; answers how many nodes there are in templates. */
export function watchTemplates(): () => number {
  const templates = new Set<WeakRef<HTMLTemplateElement>>();
  const { createElement } = Document.prototype;
  Document.prototype.createElement = function (this: Document, ...how: [string]): HTMLElement {
    const made = createElement.apply(this, how);
    if (made instanceof HTMLTemplateElement) templates.add(new WeakRef(made));
    return made;
  };

  return () => {
    let nodes = 0;
    for (const each of templates) {
      const template = each.deref();
      if (!template) templates.delete(each);
      else nodes += 1 + nodesIn(template.content);
    }
    return nodes;
  };
}

function nodesIn(root: Node): number {
  return [...root.childNodes].reduce((sum, each) => sum + nodesIn(each), 1);
}
