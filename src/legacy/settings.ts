/** Reads the same settings in the same order of precedence as the elements. */
import { propertyOf } from '../contract/property-of.js';

const NAMES = /^[^?#]*\/onair(\.legacy)?([.-](min|(?=[a-z_]*\d)\w{6,}))*\.js([?#]|$)/i;

/** Only available while the script is running. */
const ownScript = document.currentScript as HTMLScriptElement | null;

/** A copy of the page's script, which remains available if the script is removed from the page. */
let pageScript: Element | undefined;

/** Returns a setting from the place itself, the `onair-station` around it, or the page's script. '' if it isn't set. */
export function readSetting(place: Element, name: string): string {
  for (let at: Element | null = place; at; at = parentOf(at)) {
    // Only an `onair-station` passes its settings on to the elements inside it.
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

/** Returns a place's own setting; null if it isn't set. */
export function readOwn(place: Element, name: string): string | null {
  const own = place.getAttribute(name);
  return own === null ? place.getAttribute('data-' + name) : own;
}

/**
 * Returns a setting of the page's script: this script, else one with this name and `data-base-url`, else one with
 * `data-onair`. Scripts of other widgets also have attributes such as `data-base-url`.
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
