/**
 * In:  a key, and the show that has the focus.
 * Out: the show that gets it, in the order of time.
 */
import { SHOW } from './roving-tabindex.js';

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 };

/** Null for a key that means nothing here. */
export function walkFrom(
  from: HTMLElement,
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
): HTMLElement | null {
  if (ctrlKey || metaKey || altKey) return null;
  // The shows that are seen, day by day.
  const columns = [...(from.getRootNode() as ShadowRoot).querySelectorAll('.column')].map((column) =>
    [...column.querySelectorAll<HTMLElement>(SHOW)].filter(({ offsetParent }) => offsetParent !== null),
  );
  return walkTo(key, from, columns, getComputedStyle(from).direction === 'rtl');
}

/** `columns`: the shows that can be walked to, day by day. Null for a key that means nothing here. */
function walkTo(
  key: string,
  from: HTMLElement,
  columns: readonly (readonly HTMLElement[])[],
  isRtl: boolean,
): HTMLElement | null {
  const column = columns.findIndex((shows) => shows.includes(from));
  const day = columns[column];
  if (!day) return null;
  if (key === 'Home') return day[0]!;
  if (key === 'End') return day[day.length - 1]!;
  const step = STEPS[key];
  if (!step) return null;
  if (/Up|Down/.test(key)) {
    const all = columns.flat();
    return all[all.indexOf(from) + step] ?? null;
  }
  const direction = isRtl ? -step : step;
  for (let at = column + direction; columns[at]; at += direction) {
    const shows = columns[at]!;
    // The same place in the other day, as near as there is one.
    const top = from.getBoundingClientRect().top;
    const distance = (each: HTMLElement): number => Math.abs(each.getBoundingClientRect().top - top);
    if (shows.length) return shows.reduce((a, b) => (distance(b) < distance(a) ? b : a));
  }
  return null;
}
