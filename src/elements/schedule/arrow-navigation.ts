/**
 * In:  a key, and the show that has the focus.
 * Out: the show that gets the focus.
 */
import { SHOW } from './roving-tabindex.js';

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 };

/** Null where the key means nothing here. */
export function arrowTarget(
  from: HTMLElement,
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
): HTMLElement | null {
  if (ctrlKey || metaKey || altKey) return null;
  // The shows that are visible, day by day.
  const columns = [...(from.getRootNode() as ShadowRoot).querySelectorAll('.column')].map((column) =>
    [...column.querySelectorAll<HTMLElement>(SHOW)].filter(({ offsetParent }) => offsetParent !== null),
  );
  return targetIn(columns, key, from, getComputedStyle(from).direction === 'rtl');
}

/** Up and down follow the order of time; left and right go to the day beside; Home and End to the ends of the day. */
function targetIn(
  columns: readonly (readonly HTMLElement[])[],
  key: string,
  from: HTMLElement,
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
  for (let index = column + direction; columns[index]; index += direction) {
    const shows = columns[index]!;
    // The show that is nearest to the same height.
    const { top } = from.getBoundingClientRect();
    const distance = (each: HTMLElement): number => Math.abs(each.getBoundingClientRect().top - top);
    if (shows.length) return shows.reduce((a, b) => (distance(b) < distance(a) ? b : a));
  }
  return null;
}
