/** Whether the page is online and visible. Always both outside a browser. */
export function pageState(): { online: boolean; visible: boolean } {
  return { online: globalThis.navigator?.onLine !== false, visible: !globalThis.document?.hidden };
}

type Watcher = (event: Event) => void;
const watchers = new Set<Watcher>();

/**
 * Calls `changed` when either may have changed, and when the page resumes from sleep with late timers. Returns a
 * function that unsubscribes.
 */
export function watchPage(changed: Watcher): () => void {
  watchers.add(changed);
  // The page keeps one listener for all watchers, because it is the same function.
  globalThis.document?.addEventListener('visibilitychange', notifyWatchers);
  for (const name of ['pageshow', 'online', 'offline']) globalThis.addEventListener?.(name, notifyWatchers);
  return () => watchers.delete(changed);
}

function notifyWatchers(event: Event): void {
  // A page that is shown for the first time has no late timers.
  if (event.type === 'pageshow' && !(event as PageTransitionEvent).persisted) return;
  for (const changed of [...watchers]) changed(event);
}
