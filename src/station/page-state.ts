/** Whether anybody can see this page and whether it has a network. Outside a browser: always. */
export function pageState(): { online: boolean; visible: boolean } {
  return {
    online: typeof navigator === 'undefined' || navigator.onLine !== false,
    visible: typeof document === 'undefined' || document.visibilityState !== 'hidden',
  };
}

/** Calls back when either may have changed; the answer stops it. */
export function watchPage(changed: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const events: [EventTarget, string][] = [
    [document, 'visibilitychange'],
    // A page that comes back from the browser's cache or from sleep has no timer left that is right.
    [window, 'pageshow'],
    [window, 'online'],
    [window, 'offline'],
  ];
  for (const [target, name] of events) target.addEventListener(name, changed);
  return () => {
    for (const [target, name] of events) target.removeEventListener(name, changed);
  };
}
