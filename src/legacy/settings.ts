/** Reads the same settings in the same order of precedence as the elements. */

/** Returns a setting from the place itself, the `onair-station` around it, or the page's script. '' if it isn't set. */
export function readSetting(place: Element, name: string): string {
  for (let at: Element | null = place; at; at = at.parentElement) {
    // Only an `onair-station` passes its settings on to the elements inside it.
    const value =
      (at === place || /station/i.test(at.getAttribute('data-onair') || at.tagName)) && readOwn(at, name);
    if (value) return value;
  }
  return readPageSetting(name);
}

/** Returns a place's own setting; null if it isn't set. */
export function readOwn(place: Element, name: string): string | null {
  const own = place.getAttribute(name);
  return own === null ? place.getAttribute('data-' + name) : own;
}

/** Returns a setting of the script that has the page's base URL. */
export function readPageSetting(name: string): string {
  const script = document.querySelector('script[data-base-url]');
  return (script && script.getAttribute('data-' + name)) || '';
}
