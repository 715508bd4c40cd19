import { MAX_FALLBACK_ELEMENTS, NEVER_FALLBACK } from '../contract/fallback-content.js';

/**
 * Moves the rest of the page out of an unclosed tag, as the elements do (`elements/base/unclosed.ts`). Otherwise, it
 * would disappear with the first response.
 */
export function moveOutUnclosed(place: Element): void {
  const inside = place.getElementsByTagName('*');
  const isUnclosed =
    inside.length > MAX_FALLBACK_ELEMENTS ||
    [].some.call(inside, (each: Element) =>
      NEVER_FALLBACK.test(each.getAttribute('data-onair') ? 'form' : each.tagName),
    );
  if (!isUnclosed || place.getElementsByClassName('onair-text')[0]) return;
  while (place.lastChild) place.parentNode!.insertBefore(place.lastChild, place.nextSibling);
  if (window.console) console.warn('Onair: <' + place.tagName.toLowerCase() + '> is not closed.');
}
