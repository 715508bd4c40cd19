import { MAX_FALLBACK_ELEMENTS, NEVER_FALLBACK } from '../../contract/fallback-content.js';
import { elementsIn, isMatching } from '../page/nodes.js';
import { warn } from './warn.js';

/**
 * Moves content out of an unclosed tag. HTML ignores the slash in `<onair-vote />`, so the rest of the page becomes the
 * element's content and would disappear when data arrives. Text that a server rendered for readers without scripts
 * isn't moved.
 */
export function releaseContent(element: HTMLElement): void {
  const nodes = [...element.childNodes].filter(
    (node) => !(isElement(node) && isMatching(node, '.onair-text')),
  );
  const inside = nodes.flatMap((node) => (isElement(node) ? [node, ...elementsIn(node, '*')] : []));
  const isUnclosed =
    inside.length > MAX_FALLBACK_ELEMENTS ||
    inside.some((each) => NEVER_FALLBACK.test(each.localName) || isMatching(each, 'div[data-onair]'));
  if (!isUnclosed) return;
  element.after(...nodes);
  const div = element.closest('div[data-onair]');
  warn((notices) => notices.warnUnclosed(element.localName, div === element.parentElement && !!div));
}

/** Doesn't use `instanceof`, because some old libraries replace `Element`. */
function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
