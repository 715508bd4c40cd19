/**
 * Knows what else a page can leave behind: observers, channels, controllers and
 * object URLs that nobody has thrown away. After a collection of garbage the
 * count is true.
 */

const KINDS = [
  'AbortController',
  'BroadcastChannel',
  'MutationObserver',
  'IntersectionObserver',
  'ResizeObserver',
  'PerformanceObserver',
  'MediaSource',
  'Audio',
  'Worker',
];

/** Replaces the page's own constructors; answers how many objects there are. */
export function watchObjects(): () => number {
  const alive = new Set<WeakRef<object>>();
  const page = globalThis as unknown as Record<string, new () => object>;
  for (const kind of KINDS) {
    const Real = page[kind];
    if (!Real) continue;
    const Watched: typeof Real = new Proxy(Real, {
      construct(target, args, newTarget) {
        const made = Reflect.construct(target, args, newTarget === Watched ? target : newTarget) as object;
        alive.add(new WeakRef(made));
        return made;
      },
    });
    page[kind] = Watched;
  }

  const urls = new Set<string>();
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (object) => {
    const url = createObjectURL(object);
    urls.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    urls.delete(url);
    revokeObjectURL(url);
  };

  return () => {
    for (const each of alive) if (!each.deref()) alive.delete(each);
    return alive.size + urls.size;
  };
}
