import { SHOW } from './roving-tabindex.js';

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 };

/** Returns the show to focus for a key; null if the key has no effect. */
export function arrowTarget(
  from: HTMLElement,
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
): HTMLElement | null {
  if (ctrlKey || metaKey || altKey) return null;
  const visibleShowsByDay = [...(from.getRootNode() as ShadowRoot).querySelectorAll('.column')].map(
    (column) =>
      [...column.querySelectorAll<HTMLElement>(SHOW)].filter(({ offsetParent }) => offsetParent !== null),
  );
  return targetIn(visibleShowsByDay, key, from, getComputedStyle(from).direction === 'rtl');
}

/**
 * Up and Down move through all days in chronological order. Left and Right move to the neighbouring day. Home and End
 * move within the day.
 */
function targetIn(
  days: readonly (readonly HTMLElement[])[],
  key: string,
  from: HTMLElement,
  isRtl: boolean,
): HTMLElement | null {
  const dayIndex = days.findIndex((shows) => shows.includes(from));
  const day = days[dayIndex];
  if (!day) return null;
  if (key === 'Home') return day[0]!;
  if (key === 'End') return day[day.length - 1]!;
  const step = STEPS[key];
  if (!step) return null;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const shows = days.flat();
    return shows[shows.indexOf(from) + step] ?? null;
  }
  const direction = isRtl ? -step : step;
  // Skip days without shows.
  for (let index = dayIndex + direction; days[index]; index += direction) {
    const nearest = nearestTo(from, days[index]!);
    if (nearest) return nearest;
  }
  return null;
}

/** Returns the show whose vertical position is nearest to the given one. */
function nearestTo(from: HTMLElement, shows: readonly HTMLElement[]): HTMLElement | null {
  const { top } = from.getBoundingClientRect();
  const distances = shows.map((show) => Math.abs(show.getBoundingClientRect().top - top));
  return shows[distances.indexOf(Math.min(...distances))] ?? null;
}
