/** Whether anybody can see this page and whether it has a network. Outside a browser: always. */
export function pageState(): { online: boolean; visible: boolean } {
  return { online: globalThis.navigator?.onLine !== false, visible: !globalThis.document?.hidden };
}

/** Calls back when either may have changed, or when the page comes back from sleep with timers that are wrong. */
export function watchPage(changed: (event: Event) => void): void {
  globalThis.document?.addEventListener('visibilitychange', changed);
  for (const name of ['pageshow', 'online', 'offline']) globalThis.addEventListener?.(name, changed);
}
