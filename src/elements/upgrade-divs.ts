import { ALLOWED_ATTRIBUTES, isTagName } from './base/allowed-attributes.js';
import { whenParsed } from './base/define-element.js';
import { elementsIn } from './page/nodes.js';
import { warnUnknown } from './base/warn.js';
import { watchAdded } from './base/watch-added.js';

const DIVS = 'div[data-onair]';

/**
 * Adds an `onair-NAME` element to each `<div data-onair="NAME">` in a document or shadow root, including divs added
 * later. Such divs are for editors that strip unknown tags. The function can be called more than once.
 */
export function upgradeDivs(root: Document | ShadowRoot): void {
  whenParsed(() => {
    watchAdded(root, DIVS, upgrade);
    elementsIn(root, DIVS).forEach(upgrade);
  });
}

/**
 * Keeps the div, because the site may style it, and moves its content into the element. Code that compares the page with
 * new markup may replace the element with the original content, and change the attributes of the div.
 */
function upgrade(div: Element): void {
  let element: Element | null = null;
  const fill = (): void => {
    const name = div.getAttribute('data-onair') || '';
    if (!isTagName(name)) {
      warnUnknown((each) => `data-onair="${each}"`, name, Object.keys(ALLOWED_ATTRIBUTES));
      return;
    }
    const tag = `onair-${name}`;
    const first = div.firstElementChild;
    // Another bundle may have upgraded the div, or the page may have been saved with its upgraded elements.
    if (first?.localName === tag) element = first;
    // The page may have moved the element.
    if (element?.isConnected) return;
    if (element?.localName !== tag) element = document.createElement(tag);
    for (const attribute of ALLOWED_ATTRIBUTES[name]) {
      const value = div.getAttribute('data-' + attribute);
      if (value === null) element.removeAttribute(attribute);
      else element.setAttribute(attribute, value);
    }
    element.textContent = '';
    element.append(...div.childNodes);
    div.append(element);
  };
  fill();
  new MutationObserver(fill).observe(div, { childList: true });
}
