/** Whether the page is visible. Always true outside a browser. */
export function isVisible(): boolean {
  // On pages with a form named `hidden`, `document.hidden` is that form.
  return globalThis.document?.hidden !== true;
}

type Watcher = (event: Event) => void;
const watchers = new Set<Watcher>();

/**
 * Calls `changed` when the visibility or the network may have changed, and when a page with overdue timers
 * resumes. Returns a function that unsubscribes.
 */
export function watchPage(changed: Watcher): () => void {
  watchers.add(changed);
  // Adding the same function again has no effect, so all watchers share one listener.
  for (const name of ['visibilitychange', 'pageshow', 'online', 'offline'])
    globalThis.addEventListener?.(name, notifyWatchers, true);
  return () => watchers.delete(changed);
}

function notifyWatchers(event: Event): void {
  // A page that is shown for the first time has no overdue timers.
  if (event.type === 'pageshow' && !(event as PageTransitionEvent).persisted) return;
  for (const changed of [...watchers]) changed(event);
}
