/** Whether anybody can see this page and whether it has a network. Outside a browser: always. */
export function pageState(): { online: boolean; visible: boolean } {
  return {
    online: typeof navigator === 'undefined' || navigator.onLine !== false,
    visible: typeof document === 'undefined' || !document.hidden,
  };
}

/** Calls back when either may have changed, or when the page comes back from sleep with timers that are wrong. */
export function watchPage(changed: () => void): void {
  if (typeof document === 'undefined') return;
  document.addEventListener('visibilitychange', changed);
  for (const name of ['pageshow', 'online', 'offline']) addEventListener(name, changed);
}
