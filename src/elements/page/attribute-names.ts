import type { LitElement } from 'lit';

/** Attributes of HTML and of other tools that may resemble one of Onair's. */
const FOREIGN =
  /^(alt|class|exportparts|tabindex)$|^(aria|astro|cf|data|hx|jsx|ng|no|up|v|wire|x)-|^_|[^a-z_-]/;

/** Whether an attribute may belong to HTML or to another tool. */
export function isForeign(name: string): boolean {
  return name in HTMLElement.prototype || FOREIGN.test(name);
}

/**
 * Returns the attributes of a tag that may be misspelt. `data-limit` is included, because owners may copy it from a
 * `<div data-onair>`.
 */
export function unknownAttributes(tag: Element): string[] {
  const known = (tag.constructor as typeof LitElement).observedAttributes;
  return tag
    .getAttributeNames()
    .filter(
      (name) => !known.includes(name) && (!isForeign(name) || known.includes(name.replace(/^data-/, ''))),
    );
}
