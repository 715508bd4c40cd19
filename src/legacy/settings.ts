/** Reads the same settings as the elements, in the same order of precedence. */
import { propertyOf } from '../contract/property-of.js';

const NAMES = /^[^?#]*\/onair(\.legacy)?([.-](min|(?=[a-z_]*\d)\w{6,}))*\.js([?#]|$)/i;

/** `currentScript` is available only while the script is running. */
const ownScript = document.currentScript as HTMLScriptElement | null;

/** A copy of the page's script, because the page may remove the script. */
let pageScript: Element | undefined;

/**
 * Returns a setting of the element `place`, or else of the `onair-station` around it, or else of the page's script; ''
 * if none of them has the setting.
 */
export function readSetting(place: Element, name: string): string {
  for (let at: Element | null = place; at; at = parentOf(at)) {
    // Only `onair-station` passes its settings on to the elements inside it.
    const value =
      (at === place || /station/i.test(at.getAttribute('data-onair') || at.tagName)) && readOwn(at, name);
    if (value) return value;
  }
  return readPageSetting(name);
}

function parentOf(element: Element): Element | null {
  const parent = propertyOf(element, 'parentNode');
  return parent && parent.nodeType === 1 ? (parent as Element) : null;
}

/** Returns a setting of the element itself; null if it isn't set. */
export function readOwn(place: Element, name: string): string | null {
  const own = place.getAttribute(name);
  return own === null ? place.getAttribute('data-' + name) : own;
}

/**
 * Returns a setting of the page's script. That is this script, or else a script with the same file name and
 * `data-base-url`, or else a script with `data-onair`. Scripts of other widgets may also have attributes such as
 * `data-base-url`.
 */
export function readPageSetting(name: string): string {
  let script: Element | undefined;
  let best = 0;
  [].forEach.call(
    propertyOf(document, 'getElementsByTagName').call(document, 'script'),
    (each: HTMLScriptElement) => {
      const isMarked = readOwn(each, 'onair') !== null;
      const hasUrl = readOwn(each, 'base-url') !== null;
      const rank = !hasUrl ? +isMarked : each === ownScript ? 4 : NAMES.test(each.src) ? 3 : isMarked ? 2 : 0;
      if (rank > best) {
        best = rank;
        script = each;
      }
    },
  );
  if (script) pageScript = script.cloneNode(false) as Element;
  return (pageScript && pageScript.getAttribute('data-' + name)) || '';
}
