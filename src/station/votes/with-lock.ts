/**
 * Runs work that only one tab of this browser may do at a time. `isLocked` is false in browsers without Web Locks and
 * on insecure pages, where tabs must agree by other means.
 */
export async function withLock(name: string, work: (isLocked: boolean) => Promise<void>): Promise<void> {
  let hasBegun = false;
  try {
    await navigator.locks.request(name, () => {
      hasBegun = true;
      return work(true);
    });
  } catch {
    // In a sandboxed page, every lock request is rejected.
    if (!hasBegun) await work(false);
  }
}
