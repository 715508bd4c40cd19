/**
 * Counts the nodes of Lit's templates by replacing `createElement`. A template is created when it is first rendered, possibly late in the
 * day, and stays for good, so its nodes aren't a leak.
 */
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
