/**
 * In:  the page's script tag, and a tag or div that stands for an element.
 * Out: its settings, by the same names and in the same order of precedence as with the elements.
 */

/** A setting of a place: its own, that of an `onair-station` around it, or the page script's; empty when none has it. */
export function readSetting(place: Element, name: string): string {
  for (let at: Element | null = place; at; at = at.parentElement) {
    // Of the elements around a place only an `onair-station` counts.
    const value =
      (at === place || /station/i.test(at.getAttribute('data-onair') || at.tagName)) && readOwn(at, name);
    if (value) return value;
  }
  return readPageSetting(name);
}

/** A setting of the place itself; null when it has none. */
export function readOwn(place: Element, name: string): string | null {
  const own = place.getAttribute(name);
  return own === null ? place.getAttribute('data-' + name) : own;
}

/** A setting of the script that has the page's base URL. */
export function readPageSetting(name: string): string {
  const script = document.querySelector('script[data-base-url]');
  return (script && script.getAttribute('data-' + name)) || '';
}
