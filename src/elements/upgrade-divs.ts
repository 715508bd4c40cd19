/**
 * In:  `<div data-onair="NAME" data-ATTRIBUTE>`, for editors that strip unknown tags.
 * Out: the element NAME inside that div, now and whenever such a div is added.
 *
 * What a comment form lets through must not become code: only the names and
 * attributes in this table are taken over.
 */

import type { TagName } from '../contract/tags.js';
import { whenParsed } from './define.js';
import { warnUnknown } from './base/warn.js';

const COMMON = 'base-url server source station lang transport covers art';

/** Attributes taken over, by name of the element: from a div, and from the address of a frame. */
export const UPGRADED: Readonly<Record<TagName, string>> = {
  station: COMMON + ' time-zone delay',
  'now-playing': COMMON + ' layout vote links tint listeners delay',
  history: COMMON + ' limit vote hide-jingles include-current search links',
  vote: COMMON,
  podcasts: COMMON + ' limit layout episodes',
  player: COMMON + ' layout position popup tint links listeners vote channel volume delay',
  schedule: COMMON + ' view time-zone only from-hour to-hour calendar',
};

/** Upgrades the divs of a page or of a shadow root, and those added later. May be called twice. */
export function upgradeDivs(root: Document | ShadowRoot): void {
  const upgradeAll = (): void => root.querySelectorAll('div[data-onair]').forEach(upgrade);
  whenParsed(() => {
    new MutationObserver(upgradeAll).observe(root, { childList: true, subtree: true });
    upgradeAll();
  });
}

/** Keeps the div, for the site's own layout, and moves its content into the element. */
function upgrade(div: Element): void {
  const name = div.getAttribute('data-onair') || '';
  const names: readonly string[] = Object.keys(UPGRADED);
  if (!names.includes(name)) return warnUnknown((each) => `data-onair="${each}"`, name, names);
  // Another bundle may have upgraded it, or the page was saved with its elements.
  if (div.firstElementChild?.localName === 'onair-' + name) return;
  const element = document.createElement('onair-' + name);
  for (const attribute of UPGRADED[name as TagName].split(' ')) {
    const value = div.getAttribute('data-' + attribute);
    if (value !== null) element.setAttribute(attribute, value);
  }
  element.append(...div.childNodes);
  div.append(element);
}
