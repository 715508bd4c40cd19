import { elementsIn, isMatching } from '../page/nodes.js';
import { warn } from './warn.js';

/** More elements than the fallback content of a tag has. */
const MAX_ELEMENTS = 20;
/** Parts of a page. A list, a table, a frame or sound may be fallback content. */
const NEVER_INSIDE =
  /^(onair-.+|script|form|fieldset|input|select|textarea|dialog|h[1-6]|main|nav|header|footer|aside|article|section)$/;

/**
 * Moves content out of an unclosed tag. `<onair-vote />` isn't closed in HTML, so the browser puts the rest of the page inside
 * the element, where it would disappear as soon as there is data. Content that a server wrote for readers without scripts stays.
 */
export function releaseContent(element: HTMLElement): void {
  const nodes = [...element.childNodes].filter(
    (node) => !(isElement(node) && isMatching(node, '.onair-text')),
  );
  const inside = nodes.flatMap((node) => (isElement(node) ? [node, ...elementsIn(node, '*')] : []));
  const isUnclosed =
    inside.length > MAX_ELEMENTS ||
    inside.some((each) => NEVER_INSIDE.test(each.localName) || isMatching(each, 'div[data-onair]'));
  if (!isUnclosed) return;
  element.after(...nodes);
  const div = element.closest('div[data-onair]');
  warn((notices) => notices.warnUnclosed(element.localName, div === element.parentElement && !!div));
}

/** Old libraries replace `Element`, so `instanceof` may be wrong. */
function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
