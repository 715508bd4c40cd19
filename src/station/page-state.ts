/** Whether this page has a network and is visible. Outside a browser it always is. */
export function pageState(): { online: boolean; visible: boolean } {
  return { online: globalThis.navigator?.onLine !== false, visible: !globalThis.document?.hidden };
}

type Watcher = (event: Event) => void;
const watchers = new Set<Watcher>();

/**
 * Calls back when either may have changed, or when the page comes back from
 * sleep with timers that are late; the returned function ends that.
 */
export function watchPage(changed: Watcher): () => void {
  watchers.add(changed);
  // It is the same listener each time, so the page has one for all watchers.
  globalThis.document?.addEventListener('visibilitychange', notifyWatchers);
  for (const name of ['pageshow', 'online', 'offline']) globalThis.addEventListener?.(name, notifyWatchers);
  return () => watchers.delete(changed);
}

function notifyWatchers(event: Event): void {
  // A page that was not asleep, but is shown for the first time, has nothing that is late.
  if (event.type === 'pageshow' && !(event as PageTransitionEvent).persisted) return;
  for (const changed of [...watchers]) changed(event);
}
