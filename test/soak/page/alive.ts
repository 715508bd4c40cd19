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

/**
 * Counts observers, channels, controllers and object URLs by replacing the page's constructors. The returned function counts
 * those that are alive. The count is exact only after garbage collection.
 */
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
