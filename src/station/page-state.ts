/** Whether anybody can see this page and whether it has a network. Outside a browser: always. */
export function pageState(): { online: boolean; visible: boolean } {
  return { online: globalThis.navigator?.onLine !== false, visible: !globalThis.document?.hidden };
}

type Watcher = (event: Event) => void;
const watchers = new Set<Watcher>();

/** Calls back when either may have changed, or when the page comes back from sleep with timers that are wrong; the answer ends that. */
export function watchPage(changed: Watcher): () => void {
  watchers.add(changed);
  // Added again, it is the same listener: one for all who watch.
  globalThis.document?.addEventListener('visibilitychange', notifyWatchers);
  for (const name of ['pageshow', 'online', 'offline']) globalThis.addEventListener?.(name, notifyWatchers);
  return () => watchers.delete(changed);
}

function notifyWatchers(event: Event): void {
  for (const changed of [...watchers]) changed(event);
}
