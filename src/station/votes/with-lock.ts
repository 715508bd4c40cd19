/**
 * Runs work that only one tab of this browser may do at a time. In browsers without Web Locks and on insecure
 * pages, `isLocked` is false, and tabs must coordinate in another way.
 */
export async function withLock(name: string, work: (isLocked: boolean) => Promise<void>): Promise<void> {
  let hasBegun = false;
  try {
    await navigator.locks.request(name, () => {
      hasBegun = true;
      return work(true);
    });
  } catch {
    // On a sandboxed page, every lock request is rejected.
    if (!hasBegun) await work(false);
  }
}
